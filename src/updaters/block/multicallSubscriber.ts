import { rules } from '#config/rules.ts';
import { parseCallKey, type CallKey } from '#domain/multicall/callKey.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call } from '#domain/multicall/types.ts';
import { isHurried } from '#domain/multicall/dueCalls.ts';
import type { AppStore } from '#state/hooks.ts';
import { applyListeners } from '#reads/calls/changeListeners.ts';
import { selectDueCalls } from '#state/multicall/selectors.ts';
import { fetchDropped, fetchFailed, fetching, resultsFetched } from '#state/multicall/slice.ts';
import type { BlockSubscriber, PollPhase } from './blockSubscribers.ts';

interface MulticallSubscriberOptions {
  readonly store: AppStore;
  readonly chainId: number;
  readonly random: () => number;
  readonly now: () => number;
  readonly requestSameBlock: () => void;
}

const MAX_UNUSED_CALLS = 2000;

/** Parses each key only once. Throws for an invalid key. */
const createCallParser = () => {
  const parsed = new Map<CallKey, Call>();
  const callOf = (key: CallKey): Call => {
    const known = parsed.get(key);
    if (known) return known;
    const call = parseCallKey(key);
    if (!call.ok) throw new Error(call.error.message);
    parsed.set(key, call.value);
    return call.value;
  };
  return (keys: readonly CallKey[]): readonly Call[] => {
    if (parsed.size > 2 * keys.length + MAX_UNUSED_CALLS) parsed.clear();
    return keys.map(callOf);
  };
};

export const createMulticallSubscriber = (options: MulticallSubscriberOptions): BlockSubscriber => {
  const { store, chainId, random, now, requestSameBlock } = options;
  const parseCalls = createCallParser();
  const retryAtMs = new Map<CallKey, number>();
  let pending: readonly CallKey[] = [];

  const retryLater = (keys: readonly CallKey[]): void => {
    const { retryMinWaitMs: min, retryMaxWaitMs: max } = rules.multicall;
    const wait = min + random() * (max - min);
    for (const [key, atMs] of retryAtMs) if (atMs <= now()) retryAtMs.delete(key);
    for (const key of keys) retryAtMs.set(key, now() + wait);
    setTimeout(requestSameBlock, wait);
  };

  /** A failed call waits before a retry at the same block; a new block reads it anyway. */
  const isDue = (phase: PollPhase) => (key: CallKey) => phase.kind === 'newBlock' || (retryAtMs.get(key) ?? 0) <= now();

  const take = (outcomes: readonly CallOutcome[], blockNumber: number): void => {
    const read: Record<CallKey, CallOutcome> = {};
    const unread: CallKey[] = [];
    pending.forEach((key, i) => {
      const outcome = outcomes[i];
      if (!outcome || outcome.status === 'unread') unread.push(key);
      else read[key] = outcome;
    });
    for (const key of Object.keys(read)) retryAtMs.delete(key);
    store.dispatch(resultsFetched({ chainId, blockNumber, outcomes: read }));
    if (unread.length > 0) {
      store.dispatch(fetchFailed({ chainId, callKeys: unread }));
      retryLater(unread);
    }
  };

  return {
    request(phase) {
      applyListeners(store.dispatch);
      const blockNumber = phase.kind === 'newBlock' ? (phase.lastBlock ?? 0) + 1 : phase.blockNumber;
      pending = selectDueCalls(store.getState(), chainId, blockNumber).filter(isDue(phase));
      const listeners = store.getState().multicall.callListeners[chainId] ?? {};
      if (phase.kind === 'sameBlock' && !pending.some((key) => isHurried(listeners[key]))) pending = [];
      if (pending.length === 0) return {};
      store.dispatch(fetching({ chainId, callKeys: pending, fetchingBlockNumber: blockNumber }));
      return { calls: parseCalls(pending) };
    },
    receive({ calls: outcomes, blockNumber }) {
      if (pending.length > 0) take(outcomes, blockNumber);
      pending = [];
    },
    failed(phase) {
      if (pending.length === 0) return;
      store.dispatch(fetchDropped({ chainId, callKeys: pending }));
      if (phase.kind === 'sameBlock') retryLater(pending);
      pending = [];
    },
  };
};
