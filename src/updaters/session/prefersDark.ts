export const prefersDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
