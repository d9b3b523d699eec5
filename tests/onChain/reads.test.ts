import { setTimeout as sleep } from 'node:timers/promises';
import { configureStore } from '@reduxjs/toolkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import { multicall3 } from '#chain/abis/multicall3.ts';
import { readAtBlock } from '#chain/reading/multicall.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createBookStore, type BookStore } from '#stores/bookStore.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { listenersAdded } from '#state/multicall/slice.ts';
import { createSubscriberRegistry } from '#updaters/block/blockSubscribers.ts';
import { createBookSubscriber } from '#updaters/book/bookSubscriber.ts';
import { createReorgDetector } from '#updaters/block/reorgDetector.ts';
import { createMulticallSubscriber } from '#updaters/block/multicallSubscriber.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { createBlockPoller } from '#updaters/block/blockPoller.ts';

const CHAIN = 137;
let chain: LocalChain;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: false });
}, 300_000);

afterAll(() => chain.stop());

/**
 * Sends the parts of a batch one after the other. The local node serves them side by side, and under load one batch in
 * seven has logs of an earlier block than its calls: then a book is rightly read again, which these tests are not about.
 */
const fetchInOrder: typeof fetch = async (to, init) => {
  const parts: unknown = JSON.parse(String(init?.body));
  if (!Array.isArray(parts)) return fetch(to, init);
  const answers: unknown[] = [];
  for (const part of parts) answers.push(await (await fetch(to, { ...init, body: JSON.stringify(part) })).json());
  return Response.json(answers);
};

/** The whole data plane on the local chain, with its HTTP requests counted. */
const startReading = () => {
  const { deployment, url } = chain;
  let requests = 0;
  const rpc = createRpcClient({
    urls: [url],
    chainId: CHAIN,
    batchWaitMs: 50,
    fetch: (to, init) => {
      requests += 1;
      return fetchInOrder(to, init);
    },
  });
  const registry = createSubscriberRegistry();
  const store = configureStore({ reducer: rootReducer });
  const books = createBookStore((a, b) => pairAddress(deployment.factory, deployment.pairInitCodeHash, a, b));
  const now = () => performance.now();
  const { requestSameBlock } = registry;
  registry.register(createMulticallSubscriber({ store, chainId: CHAIN, random: Math.random, now, requestSameBlock }));
  const { orderBook, orderBookExt: ext, multicall } = deployment;
  registry.register(createBookSubscriber({ store: books, orderBook, ext, now }));
  registry.register(createReorgDetector(multicall));
  books.onWatched(requestSameBlock);
  const blocks: number[] = [];
  const failures: unknown[] = [];
  const engine = createBlockPoller({
    rpc,
    readCalls: createCallReader(rpc, multicall),
    registry,
    blockTimeMs: 1000,
    debounceMs: 100,
    now,
    onBlock: ({ blockNumber }) => blocks.push(blockNumber),
    onWorked: () => undefined,
    onFailed: (error) => failures.push(error),
    onRewound: () => failures.push('rewound'),
  });
  engine.start();
  onTestFinished(() => engine.stop());
  const listen = (calls: readonly Call[]): void => {
    store.dispatch(listenersAdded({ chainId: CHAIN, callKeys: calls.map(toCallKey), blocksPerFetch: 1 }));
    requestSameBlock();
  };
  const requestCount = (): number => requests;
  return { rpc, store, books, blocks, failures, listen, requestCount };
};

const until = async (isTrue: () => boolean, timeoutMs = 20_000): Promise<void> => {
  const end = performance.now() + timeoutMs;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('it did not come about');
    await sleep(10);
  }
};

/** Every book that is recorded for a pool from now on, by block. */
const recordBooks = (books: BookStore, pool: Address) => {
  const byBlock = new Map<number, PairBook>();
  const statuses: string[] = [];
  books.subscribe(() => {
    const reading = books.reading(pool)?.book;
    if (!reading) return;
    statuses.push(reading.status);
    if (reading.status === 'ready') byBlock.set(reading.value.blockNumber, reading.value);
  });
  return { byBlock, statuses };
};

describe('the data plane on a chain', () => {
  it('every read of an aggregate is of one block, whose number and time come with it', async () => {
    const { rpc } = startReading();
    const { deployment, node } = chain;
    const account = accountAddress(ROLES.demo[0]);
    const calls = [
      multicall3.getEthBalance.call(deployment.multicall, account),
      erc20.balanceOf.call(deployment.tokens.USDC, account),
      erc20.balanceOf.call(account, account),
    ];
    const reads = await readAtBlock(rpc, { multicall: deployment.multicall, calls, at: 'latest' });
    const tag = `0x${reads.blockNumber.toString(16)}`;
    const block = await node.rpc<{ timestamp: string }>('eth_getBlockByNumber', tag, false);
    expect(reads.blockTimestamp).toBe(Number(block.timestamp));
    const [native, usdc, noContract] = reads.outcomes;
    const balance = BigInt(await node.rpc<string>('eth_getBalance', account, tag));
    expect(native?.status === 'success' && multicall3.getEthBalance.decode(native.data)).toEqual({
      ok: true,
      value: balance,
    });
    expect(usdc?.status).toBe('success');
    expect(noContract).toEqual({ status: 'unsupported' });
    const pinned = await readAtBlock(rpc, { multicall: deployment.multicall, calls, at: reads.blockNumber });
    expect(pinned.blockNumber).toBe(reads.blockNumber);
    expect(pinned.blockTimestamp).toBe(reads.blockTimestamp);
  });

  it('three requests until everything is there, then one per block; events keep the book as the contract has it', async () => {
    const { deployment } = chain;
    const { MYT, USDC } = deployment.tokens;
    const pool = pairAddress(deployment.factory, deployment.pairInitCodeHash, MYT, USDC);
    const { books, blocks, failures, listen, store, requestCount } = startReading();
    const followed = recordBooks(books, pool);
    books.watch(MYT, USDC);
    const balance = erc20.balanceOf.call(USDC, accountAddress(ROLES.demo[0]));
    listen([balance]);
    await until(() => followed.byBlock.size > 0);
    expect(requestCount()).toBeLessThanOrEqual(3);
    expect(store.getState().multicall.callResults[CHAIN]?.[toCallKey(balance)]?.outcome?.status).toBe('success');

    const requestsBefore = requestCount();
    const blocksBefore = blocks.length;
    await until(() => blocks.length >= blocksBefore + 15, 40_000);
    expect(requestCount() - requestsBefore).toBeLessThanOrEqual(2 * (blocks.length - blocksBefore));

    const second = startReading();
    const restarted = recordBooks(second.books, pool);
    second.books.watch(MYT, USDC);
    await until(() => restarted.byBlock.size > 0);
    const [block = 0, book] = [...restarted.byBlock][0] ?? [];
    await until(() => (blocks.at(-1) ?? 0) >= block);
    expect(followed.byBlock.get(block)).toEqual(book);
    // A list is never read again; a block between its first requests belongs to the first read.
    const sinceRead = followed.statuses.slice(followed.statuses.indexOf('ready'));
    expect(sinceRead.filter((status) => status !== 'ready')).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('a pair without a pool is reported as such', async () => {
    const { deployment } = chain;
    const { TEL, WBTC } = deployment.tokens;
    const { books } = startReading();
    books.watch(TEL, WBTC);
    const { pair } = books.pairOf(TEL, WBTC);
    await until(() => books.reading(pair)?.state === 'NOT_EXISTS');
    expect(books.reading(pair)?.book).toEqual({ status: 'failed', error: { code: 'noPair' } });
  });

  it('a chain that goes back and grows past the block shown between two polls is noticed, and read again', async () => {
    const { node } = chain;
    const snapshot = await node.rpc('evm_snapshot');
    const { blocks, failures } = startReading();
    await until(() => blocks.length >= 7);
    expect(failures).toEqual([]);
    await node.rpc('evm_revert', snapshot);
    await node.rpc('anvil_mine', '0x20');
    const shown = blocks.at(-1) ?? 0;
    await until(() => failures.length > 0 && (blocks.at(-1) ?? 0) > shown);
    expect(failures).toEqual(['rewound']);
    const before = blocks.length;
    await until(() => blocks.length >= before + 4);
    expect(failures).toEqual(['rewound']);
  }, 60_000);
});
