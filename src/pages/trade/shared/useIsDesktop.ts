import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';

/** True in windows in which the trade page has three columns, unless the text is large. */
export const useIsDesktop = (): boolean => useMediaQuery('(min-width: 1280px)');
