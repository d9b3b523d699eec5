import { useEffect } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { useAppStore } from '#state/hooks.ts';

/** What happens without a click and is not needed for the first page; its code comes after it. */
export function LazyUpdaters(): null {
  const store = useAppStore();
  useEffect(() => {
    const started = importWithRetry(async () => (await import('./startLazyUpdaters.ts')).startLazyUpdaters(store));
    return () => void started.then((leave) => leave());
  }, [store]);
  return null;
}
