import { Interface } from 'ethers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Hex } from '#domain/multicall/types.ts';
import { openArchive } from '#lib/archive.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { reachesDayBack } from '#domain/history/reachesDayBack.ts';
import { createHistoryStore, idleHistory } from '#stores/historyStore.ts';
import { createHistorySubscriber } from '#updaters/history/historySubscriber.ts';
import { createSubscriberRegistry } from '#updaters/block/blockSubscribers.ts';
import type { HistoryArchive } from '#updaters/history/pairArchive.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { createBlockPoller } from '#updaters/block/blockPoller.ts';
import { withMergedLogs } from '#updaters/block/watchChain.ts';
import { EXT, tokens } from '../support/fakeBook.ts';
import { createFakeNode } from '../support/fakeNode.ts';

const { pair } = tokens;
const events = new Interface(['event Swap(address indexed, uint256, uint256, uint256, uint256, address indexed)']);
const hex = (value: number): Hex => `0x${value.toString(16)}`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A chain with a swap of token0 in each block of `swapBlocks`; blocks from `forkedFrom` on have other hashes. */
const startChain = () => {
  const node = createFakeNode();
  const chain = { swapBlocks: [] as number[], forkedFrom: Infinity, fork: 0 };
  const hashOf = (block: number): Hex => `0x${block >= chain.forkedFrom ? chain.fork : 'a'}${block}`;
  node.methods.set('eth_getLogs', ([filter]) => {
    const { fromBlock, toBlock, address } = filter as {
      fromBlock: string;
      toBlock: string;
      address: string | readonly string[];
    };
    const to = toBlock === 'latest' ? node.block : Number(toBlock);
    if (![address].flat().includes(pair)) return [];
    return chain.swapBlocks
      .filter((block) => block >= Number(fromBlock) && block <= to && block <= node.block)
      .map((block) => {
        const { topics, data } = events.encodeEventLog('Swap', [EXT, 1000, 0, 0, block, EXT]);
        const place = {
          blockNumber: hex(block),
          blockHash: hashOf(block),
          logIndex: '0x1',
          transactionHash: hex(block),
        };
        return { address: pair, topics, data, ...place };
      });
  });
  node.methods.set('eth_getBlockByNumber', ([tag]) => {
    const block = tag === 'latest' ? node.block : Number(tag);
    if (block > node.block) return null;
    return { number: hex(block), hash: hashOf(block), timestamp: hex(1_700_000_000 + block) };
  });
  return { node, chain };
};

type Chain = ReturnType<typeof startChain>;

const follow = ({ node }: Chain, archive: HistoryArchive, reach?: number) => {
  const store = createHistoryStore();
  const registry = createSubscriberRegistry();
  const options = { rpc: node, chainId: 137, ext: EXT, archive, store, retryMs: 30_000 } as const;
  const follower = createHistorySubscriber(options);
  registry.readBy(withMergedLogs);
  registry.register(follower);
  const engine = createBlockPoller({
    rpc: node,
    readCalls: createCallReader(node, EXT),
    registry,
    blockTimeMs: 2000,
    debounceMs: 100,
    now: () => performance.now(),
    onBlock: () => undefined,
    onWorked: () => undefined,
    onFailed: () => undefined,
    onRewound: () => undefined,
  });
  const unwatch = store.watch(tokens, reach);
  engine.start();
  const leave = (): void => {
    unwatch();
    engine.stop();
    follower.stop();
  };
  onTestFinished(leave);
  const nextBlock = async (): Promise<void> => {
    node.block += 1;
    await vi.advanceTimersByTimeAsync(2000);
  };
  const history = () => store.history(pair);
  const blocks = () => history()?.trades.map(({ blockNumber }) => blockNumber);
  return { store, history, blocks, nextBlock, leave };
};

const memory = (): Promise<HistoryArchive> => {
  vi.stubGlobal('indexedDB', undefined);
  return openArchive('history');
};
const settle = () => vi.advanceTimersByTimeAsync(5000);

/** Lowest block of the requested logs. */
const lowestRequested = ({ node }: Chain): number =>
  Math.min(
    ...node.requests
      .filter(({ method }) => method === 'eth_getLogs')
      .map(({ params }) => Number((params[0] as { fromBlock: string }).fromBlock)),
  );

describe('the last 24 hours first', () => {
  it.each([
    ['with a trade before them', [7, 300_000 - DAY_SECONDS - 50, 299_999]],
    ['without one', [7, 299_999]],
  ])('%s: nothing older is read until somebody wants it', async (_, swapBlocks) => {
    const chain = startChain();
    chain.node.block = 300_000;
    chain.chain.swapBlocks = swapBlocks;
    const page = follow(chain, await memory(), DAY_SECONDS);
    await settle();
    const { history } = page;
    expect(reachesDayBack(history() ?? idleHistory, 1_700_300_000)).toBe(true);
    expect(history()?.status).toBe('reading');
    const requests = lowestRequested(chain);
    expect(requests).toBeGreaterThan(0);
    await page.nextBlock();
    expect(lowestRequested(chain)).toBe(requests);
    const leaveAll = page.store.watch(tokens);
    await settle();
    expect(history()?.status).toBe('complete');
    expect(page.blocks()).toEqual([...swapBlocks].reverse());
    leaveAll();
    chain.chain.swapBlocks.push(300_002);
    await page.nextBlock();
    await page.nextBlock();
    expect(page.blocks()?.[0]).toBe(300_002);
  });

  it('are followed by as many blocks as a chart needs, and by older ones once it needs them', async () => {
    const chain = startChain();
    const days = Array.from({ length: 55 }, (_, day) => 5_000_000 - day * DAY_SECONDS);
    chain.node.block = 5_000_000;
    chain.chain.swapBlocks = days.toReversed();
    const page = follow(chain, await memory(), 5 * DAY_SECONDS);
    await settle();
    expect(page.history()?.status).toBe('reading');
    const oldest = (): number => 5_000_000 - (page.blocks()?.at(-1) ?? 5_000_000);
    expect(oldest()).toBeGreaterThanOrEqual(5 * DAY_SECONDS);
    expect(oldest()).toBeLessThan(25 * DAY_SECONDS);
    const lowest = lowestRequested(chain);
    await page.nextBlock();
    expect(lowestRequested(chain)).toBe(lowest);
    page.store.watch(tokens, 40 * DAY_SECONDS);
    await settle();
    expect(oldest()).toBeGreaterThanOrEqual(40 * DAY_SECONDS);
    page.store.watch(tokens);
    await settle();
    await settle();
    expect(page.history()?.status).toBe('complete');
    expect(page.blocks()).toEqual(days);
  });

  it('are not read again after a reload, also where nothing was traded', async () => {
    const chain = startChain();
    chain.node.block = 300_000;
    const archive = await memory();
    const before = follow(chain, archive, DAY_SECONDS);
    await settle();
    before.leave();
    chain.node.block += 10;
    chain.node.requests.length = 0;
    const after = follow(chain, archive, DAY_SECONDS);
    await settle();
    expect(reachesDayBack(after.history() ?? idleHistory, 1_700_300_010)).toBe(true);
    expect(lowestRequested(chain)).toBe(300_001);
  });
});

describe('history without a backend', () => {
  it('reads the trades newest first, says which blocks are covered, and follows every new block', async () => {
    const chain = startChain();
    chain.node.block = 25_000;
    chain.chain.swapBlocks = [7, 12_000, 24_999];
    const page = follow(chain, await memory());
    await settle();
    expect(page.history()).toMatchObject({ status: 'complete', progress: 1, coverage: { fromBlock: 0 } });
    expect(page.blocks()).toEqual([24_999, 12_000, 7]);
    expect(page.history()?.trades[1]).toMatchObject({ timestamp: 1_700_012_000, amount0: 997n, amount1: 12_000n });
    chain.chain.swapBlocks.push(25_001);
    await page.nextBlock();
    await page.nextBlock();
    expect(page.blocks()?.[0]).toBe(25_001);
    expect(page.history()?.coverage?.toBlock).toBe(25_002);
  });

  it('is resumed after a reload: only what came since is read', async () => {
    const chain = startChain();
    chain.node.block = 25_000;
    chain.chain.swapBlocks = [7, 24_999];
    const archive = await memory();
    const before = follow(chain, archive);
    await settle();
    before.leave();
    chain.node.block = 25_500;
    chain.chain.swapBlocks.push(25_400);
    chain.node.requests.length = 0;
    const after = follow(chain, archive);
    await settle();
    expect(after.blocks()).toEqual([25_400, 24_999, 7]);
    expect(after.history()?.status).toBe('complete');
    const requests = chain.node.requests.filter(({ method }) => method === 'eth_getLogs');
    const from = requests.map(({ params }) => Number((params[0] as { fromBlock: string }).fromBlock));
    expect(Math.min(...from)).toBe(25_001);
  });

  it('drops what a reorganised chain no longer has and reads it again', async () => {
    const chain = startChain();
    chain.node.block = 25_000;
    chain.chain.swapBlocks = [7, 20_000, 24_999];
    const archive = await memory();
    const before = follow(chain, archive);
    await settle();
    before.leave();
    Object.assign(chain.chain, { forkedFrom: 24_000, fork: 1, swapBlocks: [7, 20_000, 24_100] });
    const after = follow(chain, archive);
    await settle();
    expect(after.blocks()).toEqual([24_100, 20_000, 7]);
  });

  it('is read from the start for another chain altogether', async () => {
    const chain = startChain();
    chain.node.block = 25_000;
    chain.chain.swapBlocks = [7, 24_999];
    const archive = await memory();
    const before = follow(chain, archive);
    await settle();
    before.leave();
    Object.assign(chain.chain, { forkedFrom: 0, fork: 2, swapBlocks: [8] });
    const after = follow(chain, archive);
    await settle();
    expect(after.blocks()).toEqual([8]);
    expect(after.history()).toMatchObject({ status: 'complete', coverage: { fromBlock: 0 } });
  });

  it('forgets the trade of a block that was replaced while the page is open', async () => {
    const chain = startChain();
    chain.node.block = 300;
    const page = follow(chain, await memory());
    await settle();
    chain.chain.swapBlocks.push(301);
    await page.nextBlock();
    await page.nextBlock();
    expect(page.blocks()).toEqual([301]);
    Object.assign(chain.chain, { forkedFrom: 301, fork: 3, swapBlocks: [302] });
    await page.nextBlock();
    await page.nextBlock();
    expect(page.blocks()).toEqual([302]);
  });

  it('is checked again after the chain went back, also while it waits for another try', async () => {
    const chain = startChain();
    chain.node.block = 300;
    const page = follow(chain, await memory());
    await settle();
    chain.chain.swapBlocks.push(301);
    await page.nextBlock();
    await page.nextBlock();
    await page.nextBlock();
    expect(page.blocks()).toEqual([301]);
    // The logs fail three blocks in a row, and so does the reading that was to make up for them.
    const broken = ['eth_getLogs', 'eth_getBlockByNumber'].map((method) => ({
      method,
      answer: chain.node.methods.get(method),
    }));
    for (const { method } of broken) {
      chain.node.methods.set(method, () => {
        throw new Error('not now');
      });
    }
    for (let block = 0; block < 4; block += 1) await page.nextBlock();
    expect(page.history()?.status).toBe('failed');
    expect(page.blocks()).toEqual([301]);
    for (const { method, answer } of broken) if (answer) chain.node.methods.set(method, answer);
    Object.assign(chain.chain, { forkedFrom: 301, fork: 4, swapBlocks: [] });
    chain.node.block = 300;
    await vi.advanceTimersByTimeAsync(14_000);
    expect(page.blocks()).toEqual([]);
    expect(page.history()?.status).toBe('complete');
  });

  it('says that it failed, keeps what is known, and tries again', async () => {
    const chain = startChain();
    chain.node.block = 300;
    chain.chain.swapBlocks = [5];
    chain.node.broken = true;
    const page = follow(chain, await memory());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.history()).toMatchObject({ status: 'failed', progress: 0, coverage: undefined });
    chain.node.broken = false;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(page.blocks()).toEqual([5]);
    expect(page.history()?.status).toBe('complete');
  });

  it('adds no separate HTTP request once it is read: its questions are one of the block’s', async () => {
    const chain = startChain();
    chain.node.block = 300;
    const page = follow(chain, await memory());
    await settle();
    chain.node.requests.length = 0;
    await page.nextBlock();
    expect(chain.node.requests.map(({ method }) => method).toSorted()).toEqual(['eth_call', 'eth_getLogs']);
  });
});

it('stores a block only for a new or a replaced trade, and the newest block after 150 without one', async () => {
  const setup = startChain();
  const archive = await memory();
  let writes = 0;
  const counted: HistoryArchive = {
    ...archive,
    change: (...change) => {
      writes += 1;
      return archive.change(...change);
    },
  };
  const { nextBlock, blocks } = follow(setup, counted);
  await settle();
  const writesOf = async (count: number): Promise<number> => {
    const before = writes;
    for (let block = 0; block < count; block += 1) await nextBlock();
    return writes - before;
  };
  setup.chain.swapBlocks.push(setup.node.block + 1);
  expect(await writesOf(1)).toBe(1);
  expect(await writesOf(20)).toBe(0);
  setup.chain.swapBlocks = [setup.node.block];
  expect(await writesOf(1)).toBe(1);
  expect(blocks()).toHaveLength(2);
  expect(await writesOf(200)).toBe(1);
});
