import { useEffect } from 'react';
import { loadPersistently } from '../lib/loadPersistently.ts';
import { useAppStore } from '../state/hooks.ts';

/** What happens without a click and is not needed for the first page; its code comes after it. */
export function LazyUpdaters(): null {
  const store = useAppStore();
  useEffect(() => {
    const started = loadPersistently(async () => (await import('./lazyParts.ts')).startLazyParts(store));
    return () => void started.then((leave) => leave());
  }, [store]);
  return null;
}
