import { useContext, useEffect, useMemo } from 'react';
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
import { ReadPace } from './ReadPace.ts';

/** `blocksPerFetch` for a result that never changes. */
export const ONCE = Number.MAX_SAFE_INTEGER;

const unsupported: CallProblem = { code: 'unsupported' };
const unread: CallProblem = { code: 'unread' };
const CHAIN = POLYGON_CHAIN_ID;
const SEPARATOR = ' ';

export type CallReading = Loadable<Hex, CallProblem>;

const problemOf = ({ outcome, errored }: CallResult): CallProblem | undefined => {
  if (outcome?.status === 'unsupported') return unsupported;
  if (outcome?.status === 'reverted') return { code: 'reverted', data: outcome.data };
  return errored || outcome?.status === 'unread' ? unread : undefined;
};

const isRecent = (result: CallResult | undefined, oldest: number): boolean =>
  result?.blockNumber !== undefined && result.blockNumber >= oldest;

const readingOf = (result: CallResult | undefined, oldest: number): CallReading => {
  if (!result) return loading;
  const data = result.outcome?.status === 'success' ? result.outcome.data : undefined;
  const problem = problemOf(result);
  if (problem) return failed(problem, data);
  return data !== undefined && isRecent(result, oldest) ? ready(data) : reloading(data);
};

const sameReading = (a: CallReading, b: CallReading | undefined): boolean => {
  if (a === b) return true;
  if (b === undefined || a.status !== b.status || valueOf(a) !== valueOf(b)) return false;
  return a.status !== 'failed' || JSON.stringify(a) === JSON.stringify(b);
};

type Readings = readonly CallReading[];

const sameReadings = (a: Readings, b: Readings): boolean =>
  a === b || (a.length === b.length && a.every((reading, i) => sameReading(reading, b[i])));

type BlocksOf = (key: CallKey) => number;

const useBlocksOf = (blocksPerFetch: number): BlocksOf => {
  const pace = useContext(ReadPace);
  return useMemo(() => {
    const own = pace?.account?.slice(2).toLowerCase();
    const isPaced = (key: CallKey): boolean => own === undefined || !key.toLowerCase().includes(own);
    return (key) => (pace && blocksPerFetch < pace.blocks && isPaced(key) ? pace.blocks : blocksPerFetch);
  }, [pace, blocksPerFetch]);
};

const useListening = (joinedKeys: string, blocksOf: BlocksOf): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const keys = [...new Set(joinedKeys.split(SEPARATOR))].filter((key) => key !== '');
    const listenings = [...new Set(keys.map(blocksOf))].map((blocksPerFetch) => {
      const callKeys = keys.filter((key) => blocksOf(key) === blocksPerFetch);
      return { chainId: CHAIN, callKeys, blocksPerFetch };
    });
    for (const listening of listenings) changeListeners(dispatch, listening, 1);
    return () => {
      for (const listening of listenings) changeListeners(dispatch, listening, -1);
    };
  }, [dispatch, joinedKeys, blocksOf]);
};

/**
 * Reads calls that will likely be needed soon with the present request. With `blocksPerFetch` it keeps calls up to date
 * that are read once elsewhere.
 */
export const useCallsAhead = (calls: readonly Call[], blocksPerFetch = ONCE): void =>
  useListening(calls.map(toCallKey).join(SEPARATOR), useBlocksOf(blocksPerFetch));

/**
 * Results in the order of the calls; a `ready` one is at most `blocksPerFetch - 1` blocks older than the shown block.
 * Returns the same array until an item changes.
 */
export const useCalls = (calls: readonly (Call | undefined)[], blocksPerFetch = 1): Readings => {
  const joinedKeys = calls.map((call) => (call ? toCallKey(call) : '')).join(SEPARATOR);
  const blocksOf = useBlocksOf(blocksPerFetch);
  useListening(joinedKeys, blocksOf);
  const count = calls.length;
  const select = useMemo(() => {
    const keys: readonly CallKey[] = joinedKeys.split(SEPARATOR).slice(0, count);
    const ages = keys.map((key) => blocksOf(key) - 1);
    let readings: Readings | undefined;
    let seen: Readonly<Record<CallKey, CallResult>> | undefined;
    let seenBlock = 0;
    return (state: RootState): Readings => {
      const results = state.multicall.callResults[CHAIN];
      const block = selectBlockNumber(state) ?? 0;
      // Skips most changes of the store, which changes about 100 times while a page opens.
      if (readings && seen === results && seenBlock === block) return readings;
      const isKept = (key: CallKey, i: number): boolean => {
        const [result, age] = [results?.[key], ages[i] ?? 0];
        return seen?.[key] === result && isRecent(result, seenBlock - age) === isRecent(result, block - age);
      };
      const isUnchanged = readings !== undefined && keys.every(isKept);
      seen = results;
      seenBlock = block;
      if (readings && isUnchanged) return readings;
      const next = keys.map((key, i) => (key === '' ? idle : readingOf(results?.[key], block - (ages[i] ?? 0))));
      if (!readings || !sameReadings(readings, next)) readings = next;
      return readings;
    };
  }, [joinedKeys, count, blocksOf]);
  return useAppSelector(select, sameReadings);
};
