import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { accountOrdersStore, type AccountEvents } from '#stores/accountOrdersStore.ts';

export const useAccountEvents = (account: Address | undefined): AccountEvents => {
  useEffect(() => (account === undefined ? undefined : accountOrdersStore.watch(account)), [account]);
  const read = useCallback(() => accountOrdersStore.reading(account), [account]);
  return useSyncExternalStore(accountOrdersStore.subscribe, read);
};

export const useEventsReadTo = (account: Address): number | undefined => {
  const read = useCallback(() => accountOrdersStore.readTo(account), [account]);
  return useSyncExternalStore(accountOrdersStore.subscribeReadTo, read);
};
