import { fieldsOf } from '#lib/fields.ts';

/** Parts with a size of their own: widths of the book and the ticket, the height of the orders. */
export const sizedParts = ['book', 'ticket', 'orders'] as const;
export type SizedPart = (typeof sizedParts)[number];

/** The ticket always stays. */
export const collapsibleParts = ['chart', 'book', 'orders'] as const;
export type CollapsiblePart = (typeof collapsibleParts)[number];

/** The depth chart in its tab of the book, or in the chart's area too, below the chart or instead of it. */
export const depthPlaces = ['tab', 'below', 'instead'] as const;
export type DepthPlace = (typeof depthPlaces)[number];

export interface DeskLayout {
  /** CSS pixels, as chosen; a missing size follows the window. */
  readonly sizes: Readonly<Partial<Record<SizedPart, number>>>;
  /** Never both chart and orders, which share a column. */
  readonly collapsed: readonly CollapsiblePart[];
  readonly depth: DepthPlace;
}

export const standardLayout: DeskLayout = { sizes: {}, collapsed: [], depth: 'tab' };

/** Height or width of a collapsed part, in CSS pixels. */
export const RAIL = 36;

/** CSS pixels; `share` is in percent of the window's width or height. */
interface Limits {
  readonly min: number;
  readonly max: number;
  readonly unit: 'vw' | 'vh';
  readonly share: number;
  /** Taken from the share. */
  readonly less: number;
}

/** From 1280 by 720 pixels they leave 545 px of width to the chart, which its tools need, and 290 px of height. */
export const limits: Readonly<Record<SizedPart, Limits>> = {
  book: { min: 240, max: 640, unit: 'vw', share: 26, less: 0 },
  ticket: { min: 312, max: 560, unit: 'vw', share: 30, less: 0 },
  orders: { min: 140, max: 4000, unit: 'vh', share: 100, less: 440 },
};

/** More room for chart and depth together: 386 px of height from 720 pixels. */
const LESS_WITH_DEPTH = 536;

/** Taken from the share of the window, in CSS pixels. */
export const lessFor = (part: SizedPart, depth: DepthPlace): number =>
  part === 'orders' && depth === 'below' ? LESS_WITH_DEPTH : limits[part].less;

const MAX_STORED = 4000;

/** A CSS length: the size within the limits of any later window. Empty for a missing size. */
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

/** Untrusted: what is no valid size, part or place is standard. */
export const readLayout = (stored: unknown): DeskLayout => {
  const { sizes, collapsed, depth } = fieldsOf(stored);
  return {
    sizes: sizesOf(sizes),
    collapsed: collapsedOf(collapsed),
    depth: depthPlaces.find((place) => place === depth) ?? 'tab',
  };
};
