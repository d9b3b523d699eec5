import type { ColorToken } from '#ui/theme/theme.ts';

/** The present value of a token of the theme, as a drawing needs it. */
export const tokenValue = (name: ColorToken | 'font'): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
