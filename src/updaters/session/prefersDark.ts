/** Media query of a system that prefers dark pages. */
export const prefersDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
