import type { ColorToken } from '#ui/theme/theme.ts';

export const tokenValue = (name: ColorToken | 'font'): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
