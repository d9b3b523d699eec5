import { useCallback, useSyncExternalStore } from 'react';
import type { Freshness } from '#domain/freshness/freshness.ts';
import { selectBlockAge } from '#state/app/selectBlockAge.ts';
import { useAppStore } from '#state/hooks.ts';

const pulseMs = 1000;

export const useFreshness = (): Freshness => {
  const store = useAppStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, pulseMs);
      const stop = store.subscribe(listener);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => selectBlockAge(store.getState(), Date.now()).freshness);
};
