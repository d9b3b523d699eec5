import { useSyncExternalStore } from 'react';
import { selectConnection } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** True if there is neither a network nor a readable chain. A node on the device needs no network. */
export const useIsOffline = (): boolean => {
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isRead = useAppSelector((state) => selectConnection(state).status === 'ok');
  return !hasNetwork && !isRead;
};
