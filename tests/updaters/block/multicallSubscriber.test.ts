import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import { ONCE_UNHURRIED } from '#domain/multicall/dueCalls.ts';
import type { Call } from '#domain/multicall/types.ts';
import { listenersAdded } from '#state/multicall/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { createSubscriberRegistry, type PollPhase } from '#updaters/block/blockSubscribers.ts';
import { changeListeners } from '#reads/calls/changeListeners.ts';
import { createMulticallSubscriber } from '#updaters/block/multicallSubscriber.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { createBlockPoller } from '#updaters/block/blockPoller.ts';
// Loaded by the first failed read: a module takes real time to arrive, and time is pretended here.
import '#updaters/block/suspects.ts';
import { createFakeNode, keyOf, word } from '../../support/fakeNode.ts';

const chainId = 137;
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';
const call = (n: number): Call => ({ address: `0x${n.toString(16).padStart(40, '0')}`, callData: '0x12345678' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const start = () => {
  const node = createFakeNode();
  const registry = createSubscriberRegistry();
  const store = configureStore({ reducer: rootReducer });
  const now = () => performance.now();
  const { requestSameBlock } = registry;
  registry.register(createMulticallSubscriber({ store, chainId, random: () => 0, now, requestSameBlock }));
  const engine = createBlockPoller({
    rpc: node,
    readCalls: createCallReader(node, MULTICALL),
    registry,
    blockTimeMs: 10_000,
    debounceMs: 100,
    now,
    onBlock: () => undefined,
    onWorked: () => undefined,
    onFailed: () => undefined,
    onRewound: () => undefined,
  });
  engine.start();
  onTestFinished(() => engine.stop());
  const listenEvery = (blocksPerFetch: number, ...calls: readonly Call[]): void => {
    store.dispatch(listenersAdded({ chainId, callKeys: calls.map(toCallKey), blocksPerFetch }));
    requestSameBlock();
  };
  const listen = (...calls: readonly Call[]): void => listenEvery(1, ...calls);
  const resultOf = (entry: Call) => store.getState().multicall.callResults[chainId]?.[toCallKey(entry)];
  return { node, listen, listenEvery, resultOf };
};

describe('the calls that somebody listens to', () => {
  it('listeners debounced 100 ms: calls that come one after another are one request', async () => {
    const { node, listen, resultOf } = start();
    node.contracts.set(keyOf(call(1)), word(1));
    listen(call(1));
    await pass(50);
    listen(call(2));
    await pass(60);
    expect(node.requests).toHaveLength(0);
    await pass(70);
    expect(node.requests).toHaveLength(1);
    expect(resultOf(call(1))).toEqual({ outcome: { status: 'success', data: word(1) }, blockNumber: 100 });
    expect(resultOf(call(2))).toEqual({ outcome: { status: 'unsupported' }, blockNumber: 100 });
  });

  it('a new call between blocks is read at the block shown, so that every number is of one block', async () => {
    const { node, listen, resultOf } = start();
    listen(call(1));
    await pass(200);
    node.block = 101;
    listen(call(2));
    await pass(200);
    expect(node.tags()).toEqual(['latest', '0x64']);
    expect([resultOf(call(1))?.blockNumber, resultOf(call(2))?.blockNumber]).toEqual([100, 100]);
  });

  it('a call that can wait causes no separate request, and travels with the next one, at the latest with the next block', async () => {
    const { node, listen, listenEvery, resultOf } = start();
    listen(call(1));
    await pass(200);
    listenEvery(ONCE_UNHURRIED, call(2));
    await pass(1000);
    expect(node.requests).toHaveLength(1);
    listen(call(3));
    await pass(200);
    expect(node.requests).toHaveLength(2);
    expect(resultOf(call(2))?.blockNumber).toBe(100);
    listenEvery(ONCE_UNHURRIED, call(4));
    node.block = 101;
    await pass(10_000);
    expect(node.requests).toHaveLength(3);
    expect([resultOf(call(4))?.blockNumber, resultOf(call(2))?.blockNumber]).toEqual([101, 100]);
  });

  it('a call that can wait for one subscriber is read at once where another one waits for it', async () => {
    const { node, listen, listenEvery } = start();
    listen(call(1));
    await pass(200);
    listenEvery(ONCE_UNHURRIED, call(2));
    listen(call(2));
    await pass(200);
    expect(node.requests).toHaveLength(2);
  });

  it('all are read again with each block', async () => {
    const { node, listen, resultOf } = start();
    listen(call(1), call(2));
    await pass(200);
    node.block = 101;
    await pass(10_000);
    expect(node.requests).toHaveLength(2);
    expect([resultOf(call(1))?.blockNumber, resultOf(call(2))?.blockNumber]).toEqual([101, 101]);
  });

  it('a failed read is retried after a wait from 1 s on, and keeps its last answer until then', async () => {
    const { node, listen, resultOf } = start();
    listen(call(1));
    await pass(200);
    node.contracts.set(keyOf(call(2)), 'burnsAllGas');
    listen(call(2));
    await pass(200);
    const before = node.requests.length;
    await pass(800);
    expect(node.requests).toHaveLength(before);
    node.contracts.set(keyOf(call(2)), word(2));
    await pass(500);
    expect(node.requests).toHaveLength(before + 1);
    expect(resultOf(call(2))).toEqual({ outcome: { status: 'success', data: word(2) }, blockNumber: 100 });
  });

  it.each([
    [0, 1000],
    [1, 2500],
  ])(
    'a random part of %i: a call that could not be read waits %i ms within its block, a new block asks at once',
    (random, ms) => {
      const store = configureStore({ reducer: rootReducer });
      const requestSameBlock = vi.fn();
      const now = () => performance.now();
      const subscriber = createMulticallSubscriber({ store, chainId, random: () => random, now, requestSameBlock });
      store.dispatch(listenersAdded({ chainId, callKeys: [toCallKey(call(1))], blocksPerFetch: 1 }));
      const same = { kind: 'sameBlock', blockNumber: 100 } as const;
      const answers = {
        blockNumber: 100,
        blockTimestamp: 0,
        calls: [{ status: 'unread' }],
        responses: new Map(),
      } as const;
      const asks = (phase: PollPhase = same): number => subscriber.request(phase).calls?.length ?? 0;
      expect(asks()).toBe(1);
      subscriber.receive(answers, same);
      vi.advanceTimersByTime(ms - 1);
      expect([asks(), requestSameBlock.mock.calls.length]).toEqual([0, 0]);
      expect(asks({ kind: 'newBlock', lastBlock: 100 })).toBe(1);
      subscriber.receive(answers, same);
      vi.advanceTimersByTime(ms);
      expect([asks(), requestSameBlock.mock.calls.length]).toEqual([1, 2]);
    },
  );

  it('chunk failure: its calls are marked errored, the others have their results', async () => {
    const { node, listen, resultOf } = start();
    const large: Call = { ...call(3), gasRequired: 100_000_000 };
    node.contracts.set(keyOf(call(1)), word(1));
    node.contracts.set(keyOf(large), 'burnsAllGas');
    listen(call(1), large);
    await pass(200);
    expect(resultOf(call(1))?.outcome).toEqual({ status: 'success', data: word(1) });
    expect(resultOf(large)).toEqual({ outcome: undefined, errored: true });
  });

  it('a chunk that another block answered is stale and read again at the block shown', async () => {
    const { node, listen, resultOf } = start();
    const large: Call = { ...call(3), gasRequired: 100_000_000 };
    node.contracts.set(keyOf(large), () => {
      node.block = 101;
      return word(3);
    });
    listen(large, call(1));
    await pass(1300);
    expect(resultOf(large)?.blockNumber).toBe(resultOf(call(1))?.blockNumber);
  });

  it('an answer the node refuses does not stop the next one', async () => {
    const { node, listen, resultOf } = start();
    node.methods.set('eth_call', () => {
      throw new RpcResponseError(-32005, 'limit exceeded', undefined);
    });
    listen(call(1));
    await pass(500);
    node.methods.delete('eth_call');
    await pass(2000);
    expect(resultOf(call(1))?.blockNumber).toBe(100);
  });
});

it('a call whose listener still waits for its task travels with the request that begins', () => {
  const store = configureStore({ reducer: rootReducer });
  const options = { store, chainId, random: () => 0, now: () => 0, requestSameBlock: () => undefined };
  const subscriber = createMulticallSubscriber(options);
  const listening = { chainId, callKeys: [toCallKey(call(1))], blocksPerFetch: 1 };
  changeListeners(store.dispatch, listening, 1);
  expect(subscriber.request({ kind: 'newBlock', lastBlock: 99 }).calls).toEqual([call(1)]);
});
