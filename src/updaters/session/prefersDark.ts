/** Whether the system prefers dark pages. */
export const prefersDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
