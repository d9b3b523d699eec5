export type ColorToken =
  | 'bg'
  | `surface-${1 | 2 | 3 | 'hover'}`
  | 'border'
  | `border-${'subtle' | 'control'}`
  | `text-${1 | 2 | 3 | 'disabled' | 'on-fill'}`
  | 'accent'
  | `accent-${'hover' | 'press' | 'text' | 'soft' | 'border'}`
  | `${'buy' | 'sell'}-${'text' | 'fill' | 'fill-hover' | 'soft' | 'line'}`
  | `${'success' | 'warning' | 'danger' | 'info'}-${'text' | 'soft' | 'border'}`
  | 'major'
  | 'danger-fill'
  | 'danger-fill-hover'
  | 'focus'
  | 'overlay'
  | 'skeleton'
  | 'skeleton-shine'
  | 'chart-grid'
  | 'crosshair'
  | 'logo-ink'
  | `qr-${'paper' | 'ink'}`;

type SpaceStep = 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;
type TextSize = 12 | 13 | 14 | 16 | 20 | 28;

type HeightToken =
  | 'xs'
  | 'sm'
  | 'md'
  | 'lg'
  | 'touch'
  | 'row'
  | 'level'
  | 'level-phone'
  | 'header'
  | 'strip'
  | 'watch'
  | 'top'
  | 'bottom-nav'
  | 'action'
  | 'status'
  | 'market';
type WidthToken = 'page' | 'form' | 'modal' | 'left-menu' | 'tooltip' | 'toast' | 'book' | 'ticket';
type LayerToken = 'sticky' | 'header' | 'overlay' | 'modal' | 'toast' | 'tooltip';

export const color = (token: ColorToken): string => `var(--${token})`;
/** On a 4-px grid; half steps are 2, 6 and 10 px. */
export const space = (...steps: readonly (SpaceStep | 0)[]): string =>
  steps.map((step) => (step === 0 ? '0' : `var(--s-${String(step).replace('.', '')})`)).join(' ');
export const radius = (step: 2 | 4 | 6 | 10 | 16 | 'full'): string => `var(--r-${step})`;
export const height = (token: HeightToken): string => `var(--h-${token})`;
export const withText = (length: `${number}px`): string => `calc(${length} * var(--text))`;
export const width = (token: WidthToken): string => `var(--w-${token})`;
export const weight = (token: 'regular' | 'medium' | 'semibold'): string => `var(--fw-${token})`;
export const layer = (token: LayerToken): string => `var(--z-${token})`;
export const shadow = (step: 1 | 2 | 3): string => `var(--shadow-${step})`;
export const line = (token: ColorToken): string => `var(--line-hair) solid var(--${token})`;
export const text = (size: TextSize): string => `font-size: var(--fs-${size}); line-height: var(--lh-${size});`;
export const glide = (speed: 'fast' | 'base' | 'slow', ...properties: readonly string[]): string =>
  properties.map((property) => `${property} var(--t-${speed}) var(--ease)`).join(', ');

/** Must have the same numbers as tokens.css. */
export const media = {
  narrowPhone: '@media (max-width: 359px)',
  phone: '@media (max-width: 767px)',
  /** Touch input: a phone, or any screen without a mouse. */
  touch: '@media (max-width: 767px), (pointer: coarse)',
  belowWideTablet: '@media (max-width: 999px)',
  belowDesktop: '@media (max-width: 1279px)',
  belowWideDesktop: '@media (max-width: 1359px)',
  narrowDesktop: '@media (min-width: 1280px) and (max-width: 1359px)',
  wideTablet: '@media (min-width: 1000px) and (max-width: 1279px)',
  lowDesktop: '@media (min-width: 1280px) and (max-height: 879px)',
  lowestDesktop: '@media (min-width: 1280px) and (max-height: 759px)',
  sidewaysPhone: '@media (min-width: 768px) and (max-height: 479px)',
  stillMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Selector prefix, used before `&`. */
export const inLight = ':root[data-theme="light"]';
/** Selector prefix for layouts with large text (`followTextSize.ts`), used before `&`. */
export const inLargeText = ':root[data-text="large"]';
/** Selector prefix while the on-screen keyboard is open, used before `&`. */
export const withKeyboard = ':root[data-keyboard]';
export const safeAreaBottom = 'env(safe-area-inset-bottom, 0px)';

export const screenReaderOnly = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
