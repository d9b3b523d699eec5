import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { rewardMovesStore, type FoundMoves, type RewardMovesStore } from '#stores/rewardMovesStore.ts';
import { useListedContracts } from './useListedContracts.ts';

export const useFoundMoves = (account: Address | undefined, store: RewardMovesStore = rewardMovesStore): FoundMoves => {
  const { addresses, isSettled } = useListedContracts();
  useEffect(
    () => (account && isSettled ? store.watch(account, addresses) : undefined),
    [store, account, addresses, isSettled],
  );
  const read = useCallback(() => store.found(account), [store, account]);
  return useSyncExternalStore(store.subscribe, read);
};
