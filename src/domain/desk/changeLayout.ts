import {
  collapsibleParts,
  sizedParts,
  type CollapsiblePart,
  type DepthPlace,
  type DeskLayout,
  type SizedPart,
} from './deskLayout.ts';

/** Layout with another size of a part. An undefined size follows the window. */
export const withSize = (layout: DeskLayout, part: SizedPart, size: number | undefined): DeskLayout => {
  const others = sizedParts.flatMap((other) => {
    const kept = layout.sizes[other];
    return other === part || kept === undefined ? [] : [[other, kept] as const];
  });
  const own = size === undefined ? [] : [[part, Math.round(size)] as const];
  return { ...layout, sizes: Object.fromEntries([...others, ...own]) };
};

const partner: Readonly<Partial<Record<CollapsiblePart, CollapsiblePart>>> = { chart: 'orders', orders: 'chart' };

/** Collapses or restores a part. Collapsing the chart restores the orders, and the other way round. */
export const withCollapsed = (layout: DeskLayout, part: CollapsiblePart, isCollapsed: boolean): DeskLayout => ({
  ...layout,
  collapsed: collapsibleParts.filter((other) =>
    other === part ? isCollapsed : layout.collapsed.includes(other) && !(isCollapsed && other === partner[part]),
  ),
});

/** Layout with the depth chart at another place; outside its tab it restores the chart's area. */
export const withDepth = (layout: DeskLayout, depth: DepthPlace): DeskLayout => ({
  ...(depth === 'tab' ? layout : withCollapsed(layout, 'chart', false)),
  depth,
});

/** True if sizes, collapsed parts and the place of the depth chart are equal. */
export const sameLayout = (a: DeskLayout, b: DeskLayout): boolean =>
  a.depth === b.depth &&
  a.collapsed.join() === b.collapsed.join() &&
  sizedParts.every((part) => a.sizes[part] === b.sizes[part]);
