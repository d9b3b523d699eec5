import { useCallback, useMemo, useSyncExternalStore } from 'react';

const phoneQuery = '(max-width: 767px)';

/** Whether a media query matches now; follows changes. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

/** Below 768 px: one column, bottom navigation, sheets instead of dialogs. */
export const useIsPhone = (): boolean => useMediaQuery(phoneQuery);
