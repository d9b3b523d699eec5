import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';

/** Windows in which the trade page is a desk of three columns, unless the text is large. */
export const useIsDesktop = (): boolean => useMediaQuery('(min-width: 1280px)');
