import { useCallback, useSyncExternalStore } from 'react';

const phoneQuery = '(max-width: 767px)';

/** Whether a media query matches now; follows changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Below 768 px: one column, bottom navigation, sheets instead of dialogs. */
export const useIsPhone = (): boolean => useMediaQuery(phoneQuery);
