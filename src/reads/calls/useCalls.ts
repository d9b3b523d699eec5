import { useEffect, useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { toCallKey, type CallKey } from '#domain/multicall/callKey.ts';
import type { CallProblem } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { failed, idle, loading, ready, reloading, valueOf, type Loadable } from '#lib/loadable.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import type { RootState } from '#state/rootReducer.ts';
import type { CallResult } from '#state/multicall/slice.ts';
import { changeListeners } from './changeListeners.ts';

/** `blocksPerFetch` for a result that never changes. */
export const ONCE = Number.MAX_SAFE_INTEGER;

const unsupported: CallProblem = { code: 'unsupported' };
const unread: CallProblem = { code: 'unread' };
const CHAIN = POLYGON_CHAIN_ID;
const SEPARATOR = ' ';

const problemOf = ({ outcome, errored }: CallResult): CallProblem | undefined => {
  if (outcome?.status === 'unsupported') return unsupported;
  if (outcome?.status === 'reverted') return { code: 'reverted', data: outcome.data };
  return errored || outcome?.status === 'unread' ? unread : undefined;
};

const readingOf = (result: CallResult | undefined, oldest: number): Loadable<Hex> => {
  if (!result) return loading;
  const data = result.outcome?.status === 'success' ? result.outcome.data : undefined;
  const problem = problemOf(result);
  if (problem) return failed(problem, data);
  const current = result.blockNumber !== undefined && result.blockNumber >= oldest;
  return data !== undefined && current ? ready(data) : reloading(data);
};

const sameReading = (a: Loadable<Hex>, b: Loadable<Hex> | undefined): boolean => {
  if (a === b) return true;
  if (b === undefined || a.status !== b.status || valueOf(a) !== valueOf(b)) return false;
  return a.status !== 'failed' || JSON.stringify(a) === JSON.stringify(b);
};

type Readings = readonly Loadable<Hex>[];

const sameReadings = (a: Readings, b: Readings): boolean =>
  a === b || (a.length === b.length && a.every((reading, i) => sameReading(reading, b[i])));

const useListening = (joinedKeys: string, blocksPerFetch: number): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const callKeys = [...new Set(joinedKeys.split(SEPARATOR))].filter((key) => key !== '');
    if (callKeys.length === 0) return undefined;
    const listening = { chainId: CHAIN, callKeys, blocksPerFetch };
    changeListeners(dispatch, listening, 1);
    return () => changeListeners(dispatch, listening, -1);
  }, [dispatch, joinedKeys, blocksPerFetch]);
};

/**
 * Reads calls that will likely be needed soon with the present request, or keeps calls up to date that are read once
 * elsewhere.
 */
export const useCallsAhead = (calls: readonly Call[], blocksPerFetch = ONCE): void =>
  useListening(calls.map(toCallKey).join(SEPARATOR), blocksPerFetch);

/**
 * Results of the shown block, in the order of the calls. A failure has a CallProblem. Returns the same array until an
 * item changes.
 */
export const useCalls = (calls: readonly (Call | undefined)[], blocksPerFetch = 1): Readings => {
  const joinedKeys = calls.map((call) => (call ? toCallKey(call) : '')).join(SEPARATOR);
  useListening(joinedKeys, blocksPerFetch);
  const count = calls.length;
  const select = useMemo(() => {
    const keys: readonly CallKey[] = joinedKeys.split(SEPARATOR).slice(0, count);
    let readings: Readings | undefined;
    let seen: unknown;
    let seenOldest: number;
    // Skips most changes of the store, which changes about 100 times while a page opens.
    return (state: RootState): Readings => {
      const results = state.multicall.callResults[CHAIN];
      const oldest = (selectBlockNumber(state) ?? 0) - (blocksPerFetch - 1);
      if (readings && seen === results && seenOldest === oldest) return readings;
      seen = results;
      seenOldest = oldest;
      const next = keys.map((key) => (key === '' ? idle : readingOf(results?.[key], oldest)));
      if (!readings || !sameReadings(readings, next)) readings = next;
      return readings;
    };
  }, [joinedKeys, count, blocksPerFetch]);
  return useAppSelector(select, sameReadings);
};
