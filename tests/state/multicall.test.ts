import { describe, expect, it } from 'vitest';
import { selectDueCalls } from '#state/multicall/selectors.ts';
import {
  fetchDropped,
  fetchFailed,
  fetching,
  initialMulticallState,
  listenersAdded,
  listenersRemoved,
  multicallReducer,
  resultsFetched,
  resultsOutdated,
  type CallResult,
  type MulticallState,
} from '#state/multicall/slice.ts';

type Action = Parameters<typeof multicallReducer>[1];
const after = (...actions: readonly Action[]): MulticallState =>
  actions.reduce((state, action) => multicallReducer(state, action), initialMulticallState);

const chainId = 137;
const callKeys = ['a', 'b'];
const success = { status: 'success', data: '0x01' } as const;
const listening = { chainId, callKeys, blocksPerFetch: 1 };
const fetched = (blockNumber: number) => resultsFetched({ chainId, blockNumber, outcomes: { a: success, b: success } });
const resultOf = (state: MulticallState, key = 'a'): CallResult | undefined => state.callResults[chainId]?.[key];

describe('listeners', () => {
  it('are counted per call and blocks per fetch', () => {
    const state = after(
      listenersAdded(listening),
      listenersAdded({ ...listening, callKeys: ['a'], blocksPerFetch: 5 }),
    );
    expect(state.callListeners[chainId]).toEqual({ a: { 1: 1, 5: 1 }, b: { 1: 1 } });
  });

  it('leave nothing behind when the last is gone', () => {
    const state = after(
      listenersAdded(listening),
      listenersAdded(listening),
      listenersRemoved(listening),
      listenersRemoved({ ...listening, callKeys: ['b'] }),
    );
    expect(state.callListeners[chainId]).toEqual({ a: { 1: 1 } });
  });

  it('a result outlives its listeners for a while, in case somebody listens again', () => {
    const gone = after(listenersAdded(listening), fetched(10), listenersRemoved(listening));
    expect(resultOf(gone)?.outcome).toEqual(success);
    const later = multicallReducer(gone, resultsFetched({ chainId, blockNumber: 41, outcomes: {} }));
    expect(resultOf(later)).toBeUndefined();
  });
});

describe('results', () => {
  it('carry blockNumber and fetchingBlockNumber', () => {
    const requests = after(
      listenersAdded(listening),
      fetched(10),
      fetching({ chainId, callKeys, fetchingBlockNumber: 11 }),
    );
    expect(resultOf(requests)).toEqual({ outcome: success, blockNumber: 10, fetchingBlockNumber: 11 });
    expect(resultOf(multicallReducer(requests, fetched(11)))).toEqual({ outcome: success, blockNumber: 11 });
  });

  it('chunk failure: calls marked errored, retried later, the last answer kept', () => {
    const state = after(listenersAdded(listening), fetched(10), fetchFailed({ chainId, callKeys: ['a'] }));
    expect(resultOf(state)).toEqual({ outcome: success, errored: true });
    expect(selectDueCalls({ multicall: state }, chainId, 10)).toEqual(['a']);
  });

  it('an empty poll changes nothing', () => {
    const before = after(listenersAdded(listening), fetched(10));
    const requests = multicallReducer(before, fetching({ chainId, callKeys, fetchingBlockNumber: 11 }));
    expect(selectDueCalls({ multicall: requests }, chainId, 11)).toEqual([]);
    const dropped = multicallReducer(requests, fetchDropped({ chainId, callKeys }));
    expect(dropped).toEqual(before);
    expect(selectDueCalls({ multicall: dropped }, chainId, 11)).toEqual(callKeys);
  });

  it('after the chain went back every call is due again', () => {
    const state = after(listenersAdded(listening), fetched(10), resultsOutdated({ chainId }));
    expect(selectDueCalls({ multicall: state }, chainId, 5)).toEqual(callKeys);
    expect(resultOf(state)?.outcome).toEqual(success);
  });
});
