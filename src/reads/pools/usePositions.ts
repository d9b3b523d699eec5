import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useAppSelector } from '#state/hooks.ts';
import { selectHideClosedPositions } from '#state/user/selectors.ts';
import type { SearchStatus } from '#stores/accountSearch.ts';
import { isClosed } from '#stores/positions.ts';
import type { FoundPairs, Position } from '#stores/positions.ts';
import { positionsStore } from '#stores/positionsStore.ts';
import { usePositionStates } from './usePositionStates.ts';
import type { PositionState } from './usePositionStates.ts';
import { useTrackedPairs } from '../markets/useTrackedPairs.ts';
import { useWallet } from '../wallet/useWallet.ts';

/** The connected account's positions. */
export interface Positions {
  readonly status: SearchStatus;
  /** In the order they were found; those that were closed among them unless the person hides them. */
  readonly positions: readonly Position[];
  /** Number of hidden closed positions. */
  readonly hiddenClosed: number;
  /** From this block on every arrival of pool tokens is known; undefined: nothing was read yet. */
  readonly fromBlock: number | undefined;
  /** Reads what failed at once, and not only after a while. */
  readonly retry: () => void;
}

/** Complete only when every pair found has been read, so that an empty list is one. */
const statusOf = (found: FoundPairs, states: readonly PositionState[]): SearchStatus => {
  if (states.some(({ state }) => state === 'unread')) return 'failed';
  const isWaiting = states.some(({ state }) => state === 'loading');
  return found.status === 'complete' && isWaiting ? 'reading' : found.status;
};

/** All positions of the connected account on every exchange, found by themselves and as the block shown has them. */
export const usePositions = (): Positions => {
  const { account } = useWallet();
  const tracked = useTrackedPairs();
  const hidesClosed = useAppSelector(selectHideClosedPositions);
  useEffect(() => positionsStore.consider(tracked), [tracked]);
  useEffect(() => (account ? positionsStore.watch(account) : undefined), [account]);
  const read = useCallback(() => positionsStore.found(account), [account]);
  const found = useSyncExternalStore(positionsStore.subscribe, read);
  const states = usePositionStates(account, found.pairs);
  return useMemo(() => {
    const all = states.flatMap((entry) => (entry.state === 'known' ? [entry.position] : []));
    const positions = hidesClosed ? all.filter((position) => !isClosed(position)) : all;
    return {
      status: statusOf(found, states),
      positions,
      hiddenClosed: all.length - positions.length,
      fromBlock: found.fromBlock,
      retry: positionsStore.retry,
    };
  }, [found, states, hidesClosed]);
};
