import { useCallback, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { accountOrdersStore } from '#stores/accountOrdersStore.ts';

/** Up to which block the events that `useAccountEvents` gives are known; undefined before they are. */
export const useEventsReadTo = (account: Address): number | undefined => {
  const read = useCallback(() => accountOrdersStore.readTo(account), [account]);
  return useSyncExternalStore(accountOrdersStore.subscribeReadTo, read);
};
