import { useCallback, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { accountOrdersStore } from '#stores/accountOrdersStore.ts';

export const useEventsReadTo = (account: Address): number | undefined => {
  const read = useCallback(() => accountOrdersStore.readTo(account), [account]);
  return useSyncExternalStore(accountOrdersStore.subscribeReadTo, read);
};
