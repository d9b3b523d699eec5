import { cssSize, RAIL, sizedParts, type DeskLayout } from '#domain/desk/deskLayout.ts';
import { deskStore } from '#stores/deskStore.ts';

/** Sets the grid's properties; the grid uses them in windows of 1280 px and wider. */
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

/** The grid's ref: its first paint has the kept layout, and each change is painted without React. */
export const followDesk = (grid: HTMLElement | null): (() => void) | undefined => {
  if (!grid) return undefined;
  const style = (): void => styleDesk(grid, deskStore.current());
  style();
  return deskStore.subscribe(style);
};
