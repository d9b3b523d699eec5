import { configureStore } from '@reduxjs/toolkit';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { pair } from '#chain/abis/pair.ts';
import { toCallKey, type CallKey } from '#domain/multicall/callKey.ts';
import { listenersAdded } from '#state/multicall/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { createBookStore } from '#stores/bookStore.ts';
import { createBlockReader } from '#updaters/block/blockReader.ts';
import { createSubscriberRegistry } from '#updaters/block/blockSubscribers.ts';
import { createMulticallSubscriber } from '#updaters/block/multicallSubscriber.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { createReorgDetector } from '#updaters/block/reorgDetector.ts';
import { createBookSubscriber } from '#updaters/book/bookSubscriber.ts';
import { BOOK, EXT, order, setBook, tokens } from './fakeBook.ts';
import { createFakeNode } from './fakeNode.ts';

export const BAD = 'https://bad.example';
export const GOOD = 'https://good.example';
const CHAIN = 137;

interface SentRequest {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A node of the chain that answers every request as bytes, at the block that the test sets. */
export const createHonestNode = () => {
  const node = createFakeNode();
  node.delayMs = 0;
  setBook(node, { side0: [order(1, 50), order(3, 60)], side1: [order(2, 40)] });
  const logs: object[] = [];
  node.methods.set('eth_getLogs', () => logs);
  node.methods.set('eth_chainId', () => '0x89');
  const known = new Map<string, Promise<string>>();
  const encode = async (batch: string): Promise<string> => {
    const answers = (JSON.parse(batch) as readonly SentRequest[]).map(async ({ id, method, params }) => ({
      jsonrpc: '2.0',
      id,
      result: await node.send(method, params),
    }));
    return JSON.stringify(await Promise.all(answers));
  };
  const answerTo = (batch: string): Promise<string> => {
    const key = `${node.block} ${logs.length} ${batch}`;
    const text = known.get(key) ?? encode(batch);
    known.set(key, text);
    return text;
  };
  return { node, logs, answerTo };
};

export type HonestNode = ReturnType<typeof createHonestNode>;

/** Makes what a node answers out of what an honest one would. */
export type Bend = (honest: string, batch: readonly SentRequest[]) => BodyInit;

/** Calls that the page listens to. */
const calls = [pair.getReserves.call(tokens.pair), pair.getReserves.call(EXT)] as const;

/**
 * Everything between the bytes of the nodes and the stores. The first node's answers are changed by `bend`, the second
 * one is honest; `urls` can omit the second one.
 */
export const openHostileWorld = (honest: HonestNode, bend: Bend, urls: readonly string[] = [BAD, GOOD]) => {
  const state = { bend };
  const requests: string[] = [];
  const rpc = createRpcClient({
    urls,
    chainId: CHAIN,
    batchWaitMs: 0,
    async fetch(url, { body }) {
      requests.push(url);
      const batch = String(body);
      const text = await honest.answerTo(batch);
      return new Response(url === GOOD ? text : state.bend(text, JSON.parse(batch) as readonly SentRequest[]));
    },
  });
  const registry = createSubscriberRegistry();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
  });
  const books = createBookStore(() => tokens.pair);
  const now = () => performance.now();
  const { requestSameBlock } = registry;
  registry.register(createReorgDetector(EXT));
  registry.register(createMulticallSubscriber({ store, chainId: CHAIN, random: () => 0, now, requestSameBlock }));
  registry.register(createBookSubscriber({ store: books, orderBook: BOOK, ext: EXT, now }));
  store.dispatch(listenersAdded({ chainId: CHAIN, callKeys: calls.map(toCallKey), blocksPerFetch: 1 }));
  books.watch(tokens.token0, tokens.token1);
  const failures: unknown[] = [];
  const reader = createBlockReader({
    rpc,
    readCalls: createCallReader(rpc, EXT),
    registry,
    now,
    onBlock: () => undefined,
    onWorked: () => undefined,
    onFailed: (error) => failures.push(error),
    onRewound: () => undefined,
  });
  const results = (): Readonly<Record<CallKey, unknown>> => store.getState().multicall.callResults[CHAIN] ?? {};
  return { rpc, reader, books, results, requests, failures, state };
};
