import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAppSelector } from '#state/hooks.ts';
import { selectHideClosedPositions } from '#state/user/selectors.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { SearchStatus } from '#stores/accountSearch.ts';
import { isClosed, type FoundPairs, type Position } from '#stores/positions.ts';
import { positionsStore } from '#stores/positionsStore.ts';
import { usePositionStates, type PositionState } from './usePositionStates.ts';
import { useTrackedPairs } from '../markets/useTrackedPairs.ts';
import { useWallet } from '../wallet/useWallet.ts';

export interface Positions {
  readonly status: SearchStatus;
  /** In the order of discovery. Includes closed positions, unless the user hides them. */
  readonly positions: readonly Position[];
  readonly hiddenClosed: number;
  readonly fromBlock: number | undefined;
  readonly retry: () => void;
}

/** Pairs that are read first, about as many as a page shows. */
const FIRST_PAIRS = 50;
const GROWTH = 10;

/** States of the first pairs, then of ten times as many, so that the first rows come from small requests. */
const useStatesInSteps = (account: Address | undefined, { pairs }: FoundPairs): readonly PositionState[] => {
  const [read, setRead] = useState({ account, count: FIRST_PAIRS });
  const count = read.account === account ? read.count : FIRST_PAIRS;
  const states = usePositionStates(account, pairs.length > count ? pairs.slice(0, count) : pairs);
  const isStepRead = states.every(({ state }) => state !== 'loading');
  if (pairs.length > count && isStepRead) setRead({ account, count: GROWTH * count });
  return states;
};

/** Complete only once each found pair is read, so that an empty list is final. */
const statusOf = (found: FoundPairs, states: readonly PositionState[]): SearchStatus => {
  if (states.length < found.pairs.length) return 'reading';
  if (states.some(({ state }) => state === 'unread')) return 'failed';
  const isWaiting = states.some(({ state }) => state === 'loading');
  return found.status === 'complete' && isWaiting ? 'reading' : found.status;
};

export const usePositions = (): Positions => {
  const { account } = useWallet();
  const tracked = useTrackedPairs();
  const hidesClosed = useAppSelector(selectHideClosedPositions);
  useEffect(() => positionsStore.consider(tracked), [tracked]);
  useEffect(() => (account ? positionsStore.watch(account) : undefined), [account]);
  const read = useCallback(() => positionsStore.found(account), [account]);
  const found = useSyncExternalStore(positionsStore.subscribe, read);
  const states = useStatesInSteps(account, found);
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
