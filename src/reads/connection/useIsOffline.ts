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

/**
 * True if the device has no network and the chain cannot be read: a node on the device needs no network. Nothing can be
 * sent then.
 */
export const useIsOffline = (): boolean => {
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isRead = useAppSelector((state) => selectConnection(state).status === 'ok');
  return !hasNetwork && !isRead;
};
