import { fieldsOf } from '#lib/fields.ts';

export const sizedParts = ['book', 'ticket', 'orders'] as const;
export type SizedPart = (typeof sizedParts)[number];

export const collapsibleParts = ['chart', 'book', 'orders'] as const;
export type CollapsiblePart = (typeof collapsibleParts)[number];

/** Place of the depth chart: a tab of the book, below the chart, or instead of the chart. */
export const depthPlaces = ['tab', 'below', 'instead'] as const;
export type DepthPlace = (typeof depthPlaces)[number];

export interface DeskLayout {
  /** CSS pixels that the user chose; a missing size follows the window. */
  readonly sizes: Readonly<Partial<Record<SizedPart, number>>>;
  /** Chart and orders share a column and are never both collapsed. */
  readonly collapsed: readonly CollapsiblePart[];
  readonly depth: DepthPlace;
}

export const standardLayout: DeskLayout = { sizes: {}, collapsed: [], depth: 'tab' };

export const RAIL = 36;

/** CSS pixels. A part has at most `share` percent of the window's width or height, minus `less`. */
interface Limits {
  readonly min: number;
  readonly max: number;
  readonly unit: 'vw' | 'vh';
  readonly share: number;
  readonly less: number;
}

/** At 1280 by 720 pixels these leave the chart 545 px of width, which its tools need, and 290 px of height. */
export const limits: Readonly<Record<SizedPart, Limits>> = {
  book: { min: 240, max: 640, unit: 'vw', share: 26, less: 0 },
  ticket: { min: 312, max: 560, unit: 'vw', share: 30, less: 0 },
  orders: { min: 140, max: 4000, unit: 'vh', share: 100, less: 440 },
};

/** Leaves chart and depth 386 px of height together in a window of 720 pixels. */
const LESS_WITH_DEPTH = 536;

/** CSS pixels that are subtracted from a part's share of the window. */
export const lessFor = (part: SizedPart, depth: DepthPlace): number =>
  part === 'orders' && depth === 'below' ? LESS_WITH_DEPTH : limits[part].less;

const MAX_STORED = 4000;

/** CSS length of a part, within the limits of any later window. Empty for a missing size. */
export const cssSize = (part: SizedPart, size: number | undefined, depth: DepthPlace): string => {
  if (size === undefined) return '';
  const { min, max, unit, share } = limits[part];
  return `clamp(${min}px, ${size}px, min(${max}px, ${share}${unit} - ${lessFor(part, depth)}px))`;
};

const sizesOf = (stored: unknown): DeskLayout['sizes'] =>
  Object.fromEntries(
    sizedParts.flatMap((part) => {
      const size = fieldsOf(stored)[part];
      return typeof size === 'number' && size >= limits[part].min && size <= MAX_STORED
        ? [[part, Math.round(size)] as const]
        : [];
    }),
  );

const collapsedOf = (stored: unknown): DeskLayout['collapsed'] => {
  const found = collapsibleParts.filter((part) => Array.isArray(stored) && stored.includes(part));
  return found.includes('orders') ? found.filter((part) => part !== 'chart') : found;
};

/** Layout from untrusted storage; invalid sizes, parts and places become standard. */
export const readLayout = (stored: unknown): DeskLayout => {
  const { sizes, collapsed, depth } = fieldsOf(stored);
  return {
    sizes: sizesOf(sizes),
    collapsed: collapsedOf(collapsed),
    depth: depthPlaces.find((place) => place === depth) ?? 'tab',
  };
};
