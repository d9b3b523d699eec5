import type { ColorToken } from '#ui/theme/theme.ts';

/** Current value of a theme token, for a drawing. */
export const tokenValue = (name: ColorToken | 'font'): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
