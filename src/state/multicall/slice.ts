import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallKey } from '#domain/multicall/callKey.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { ListenerCounts } from '#domain/multicall/dueCalls.ts';

export interface CallResult {
  readonly outcome?: CallOutcome | undefined;
  readonly blockNumber?: number | undefined;
  readonly fetchingBlockNumber?: number;
  readonly errored?: boolean | undefined;
}

type PerChain<T> = Readonly<Record<number, Readonly<Record<CallKey, T>>>>;

export interface MulticallState {
  readonly callListeners: PerChain<ListenerCounts>;
  readonly callResults: PerChain<CallResult>;
}

export const initialMulticallState: MulticallState = { callListeners: {}, callResults: {} };

export interface Listening {
  readonly chainId: number;
  readonly callKeys: readonly CallKey[];
  readonly blocksPerFetch: number;
}

interface Attempt {
  readonly chainId: number;
  readonly callKeys: readonly CallKey[];
}

interface Fetching extends Attempt {
  readonly fetchingBlockNumber: number;
}

interface Fetched {
  readonly chainId: number;
  readonly blockNumber: number;
  readonly outcomes: Readonly<Record<CallKey, CallOutcome>>;
}

const mapResults = (
  state: MulticallState,
  chainId: number,
  callKeys: readonly CallKey[],
  next: (before: CallResult) => CallResult,
): MulticallState => {
  const results: Record<CallKey, CallResult> = { ...state.callResults[chainId] };
  for (const key of callKeys) results[key] = next(results[key] ?? {});
  return { ...state, callResults: { ...state.callResults, [chainId]: results } };
};

export interface ListenerChange {
  readonly listening: Listening;
  /** Listeners added; negative if removed. */
  readonly change: number;
}

const countIn = (listeners: Record<CallKey, ListenerCounts>, { listening, change }: ListenerChange): void => {
  const { callKeys, blocksPerFetch } = listening;
  for (const key of callKeys) {
    const { [blocksPerFetch]: count = 0, ...others } = listeners[key] ?? {};
    const counts: ListenerCounts = count + change > 0 ? { ...others, [blocksPerFetch]: count + change } : others;
    if (Object.keys(counts).length > 0) listeners[key] = counts;
    else delete listeners[key];
  }
};

const countListeners = (state: MulticallState, changes: readonly ListenerChange[]): MulticallState => {
  const callListeners: Record<number, Record<CallKey, ListenerCounts>> = { ...state.callListeners };
  for (const chainId of new Set(changes.map(({ listening }) => listening.chainId))) {
    const listeners = { ...callListeners[chainId] };
    changes.filter(({ listening }) => listening.chainId === chainId).forEach((change) => countIn(listeners, change));
    callListeners[chainId] = listeners;
  }
  return { ...state, callListeners };
};

/** Number of blocks for which an unused result is kept for a new listener. */
const BLOCKS_KEPT = 30;

const recordResults = (state: MulticallState, { chainId, blockNumber, outcomes }: Fetched): MulticallState => {
  const listeners = state.callListeners[chainId] ?? {};
  const results: Record<CallKey, CallResult> = {};
  for (const [key, result] of Object.entries(state.callResults[chainId] ?? {})) {
    if (listeners[key] || (result.blockNumber ?? 0) >= blockNumber - BLOCKS_KEPT) results[key] = result;
  }
  for (const [key, outcome] of Object.entries(outcomes)) results[key] = { outcome, blockNumber };
  return { ...state, callResults: { ...state.callResults, [chainId]: results } };
};

export const listenersChanged = createAction<readonly ListenerChange[]>('multicall/listenersChanged');
export const listenersAdded = (listening: Listening) => listenersChanged([{ listening, change: 1 }]);
export const listenersRemoved = (listening: Listening) => listenersChanged([{ listening, change: -1 }]);
export const fetching = createAction<Fetching>('multicall/fetching');
export const resultsFetched = createAction<Fetched>('multicall/resultsFetched');
/** Keeps and marks the last answer; the call is due again. */
export const fetchFailed = createAction<Attempt>('multicall/fetchFailed');
/** Ends an attempt without a result and without an error, because there was no new block. */
export const fetchDropped = createAction<Attempt>('multicall/fetchDropped');
export const resultsOutdated = createAction<{ readonly chainId: number }>('multicall/resultsOutdated');

/** Immer is not used, because this runs for every block and call. */
export const multicallReducer = (
  state: MulticallState = initialMulticallState,
  action: UnknownAction,
): MulticallState => {
  if (listenersChanged.match(action)) return countListeners(state, action.payload);
  if (resultsFetched.match(action)) return recordResults(state, action.payload);
  if (fetching.match(action)) {
    const { chainId, callKeys, fetchingBlockNumber } = action.payload;
    return mapResults(state, chainId, callKeys, (before) => ({ ...before, fetchingBlockNumber }));
  }
  if (fetchFailed.match(action)) {
    const { chainId, callKeys } = action.payload;
    return mapResults(state, chainId, callKeys, ({ outcome }) => ({ outcome, errored: true }));
  }
  if (fetchDropped.match(action)) {
    const { chainId, callKeys } = action.payload;
    return mapResults(state, chainId, callKeys, ({ outcome, blockNumber, errored }) => ({
      outcome,
      blockNumber,
      errored,
    }));
  }
  if (resultsOutdated.match(action)) {
    const { chainId } = action.payload;
    const keys = Object.keys(state.callResults[chainId] ?? {});
    return mapResults(state, chainId, keys, ({ outcome }) => ({ outcome }));
  }
  return state;
};
