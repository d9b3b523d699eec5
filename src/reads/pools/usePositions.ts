import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { rules } from '#config/rules.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { selectHideClosedPositions } from '#state/user/selectors.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { SearchStatus } from '#stores/accountSearch.ts';
import { FIRST_POSITIONS, isClosed, type FoundPairs, type Position } from '#stores/positions.ts';
import { positionsStore } from '#stores/positionsStore.ts';
import { usePositionStates, type PositionState } from './usePositionStates.ts';
import type { Pace } from '../calls/ReadPace.ts';
import { useTrackedPairs } from '../markets/useTrackedPairs.ts';
import { useWallet } from '../wallet/useWallet.ts';

export interface Positions {
  readonly status: SearchStatus;
  /** In the order of discovery. Includes closed positions, unless the user hides them. */
  readonly positions: readonly Position[];
  readonly hiddenClosed: number;
  readonly fromBlock: number | undefined;
  readonly retry: () => void;
  /** Undefined if all positions are read with each block. */
  readonly pace: Pace | undefined;
}

const GROWTH = 10;

/** Blocks after a transaction of the account whose reads include all positions. */
const TOUCHED_BLOCKS = 3;

/** Pace of a long list, whose rows in view `useLivePositions` reads with each block. */
const useLongListPace = (account: Address | undefined, count: number): Pace | undefined => {
  const isTouched = useAppSelector((state) => {
    const since = (selectBlockNumber(state) ?? 0) - TOUCHED_BLOCKS;
    const records = selectTransactionsOf(state, POLYGON_CHAIN_ID, account);
    return records.some(({ receipt }) => receipt && receipt.blockNumber > since);
  });
  const isSlow = count > FIRST_POSITIONS && !isTouched;
  return useMemo(() => (isSlow ? { blocks: rules.rewards.listBlocks, account: undefined } : undefined), [isSlow]);
};

/** States of the first pairs, then of ten times as many, so that the first rows come from small requests. */
const useStatesInSteps = (
  account: Address | undefined,
  pairs: FoundPairs['pairs'],
  pace: Pace | undefined,
): readonly PositionState[] => {
  const [read, setRead] = useState({ account, count: FIRST_POSITIONS });
  const count = read.account === account ? read.count : FIRST_POSITIONS;
  const states = usePositionStates(account, pairs.length > count ? pairs.slice(0, count) : pairs, pace?.blocks);
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

const none: readonly PositionState[] = [];

export const usePositions = (): Positions => {
  const { account } = useWallet();
  const tracked = useTrackedPairs();
  const hidesClosed = useAppSelector(selectHideClosedPositions);
  useEffect(() => positionsStore.consider(tracked), [tracked]);
  useEffect(() => (account ? positionsStore.watch(account) : undefined), [account]);
  const current = useCallback(() => positionsStore.found(account), [account]);
  const found = useSyncExternalStore(positionsStore.subscribe, current);
  const pace = useLongListPace(account, found.pairs.length);
  const isFound = found.pairs.length > 0;
  const read = useStatesInSteps(account, isFound ? found.pairs : (found.expected ?? found.pairs), pace);
  const states = isFound ? read : none;
  return useMemo(() => {
    const all = states.flatMap((entry) => (entry.state === 'known' ? [entry.position] : []));
    const positions = hidesClosed ? all.filter((position) => !isClosed(position)) : all;
    return {
      status: statusOf(found, states),
      positions,
      hiddenClosed: all.length - positions.length,
      fromBlock: found.fromBlock,
      retry: positionsStore.retry,
      pace,
    };
  }, [found, states, hidesClosed, pace]);
};
