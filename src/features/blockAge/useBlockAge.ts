import { useCallback, useSyncExternalStore } from 'react';
import { everySecond } from '#lib/everySecond.ts';
import { selectBlockAge, type BlockAge } from '#state/app/selectBlockAge.ts';
import { useAppStore } from '#state/hooks.ts';

/** Draws again only if the selected value changed: most seconds change nothing that is shown. */
export const useBlockAge = <T extends string | number | boolean | undefined>(select: (age: BlockAge) => T): T => {
  const store = useAppStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [everySecond(listener), store.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => select(selectBlockAge(store.getState(), Date.now())));
};

/** Age of the newest block in seconds once a newer one is overdue. */
export const useLateSeconds = (): number | undefined =>
  useBlockAge(({ freshness, ageSeconds }) => (freshness === 'late' || freshness === 'stale' ? ageSeconds : undefined));
