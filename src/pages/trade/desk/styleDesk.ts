import { cssSize, RAIL, sizedParts, type DeskLayout } from '#domain/desk/deskLayout.ts';
import { deskStore } from '#stores/deskStore.ts';

/** Sets the grid's properties, which apply in windows of at least 1280 px. */
const styleDesk = ({ style, dataset }: HTMLElement, { sizes, collapsed, depth }: DeskLayout): void => {
  const [rail, rest] = [`${RAIL}px`, 'minmax(0, 1fr)'];
  const hasChart = !collapsed.includes('chart');
  for (const part of sizedParts) {
    const isCollapsed = collapsed.some((other) => other === part);
    style.setProperty(`--desk-${part}`, isCollapsed ? rail : cssSize(part, sizes[part], depth));
  }
  style.setProperty('--desk-chart', hasChart ? '' : rail);
  if (!hasChart) style.setProperty('--desk-orders', rest);
  dataset['collapsed'] = collapsed.join(' ');
};

/** Ref of the grid: sets the stored layout before the first paint and later changes without React. */
export const followDesk = (grid: HTMLElement | null): (() => void) | undefined => {
  if (!grid) return undefined;
  const style = (): void => styleDesk(grid, deskStore.current());
  style();
  return deskStore.subscribe(style);
};
