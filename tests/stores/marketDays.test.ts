import { Interface } from 'ethers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import { rules } from '#config/rules.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { createMarketDays } from '#stores/marketDays.ts';
import { createFakeNode } from '../support/fakeNode.ts';

const at = (number: number): Address => toChecksumAddress(`0x${number.toString(16).padStart(40, '0')}`);
const EXT = at(1);
const pairAt = (number: number): PairTokens => ({ pair: at(100 + number), token0: at(200), token1: at(300 + number) });
const events = new Interface([
  'event Swap(address indexed, uint256, uint256, uint256, uint256, address indexed)',
  'event UpdateOrderInfo(address indexed, address indexed, uint256 indexed, uint256, uint256)',
]);
const hex = (value: number): Hex => `0x${value.toString(16)}`;
const GENESIS = 1_700_000_000;
const BLOCK_SECONDS = 60;
const DAY_BLOCKS = 1440;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Swap {
  readonly pair: PairTokens;
  readonly block: number;
  /** True for a trade of a few raw units, whose price is rounding. */
  readonly isDust?: boolean;
}

/** A chain with a block per minute and swaps of 1,000 token0 for an amount of token1 that equals the block's number. */
const startChain = (swaps: Swap[], mostBlocks = Infinity, hasTimes = false) => {
  const node = createFakeNode();
  node.block = 10_000;
  node.methods.set('eth_getBlockByNumber', ([tag]) => {
    const block = tag === 'latest' ? node.block : Number(tag);
    return { number: hex(block), hash: hex(block), timestamp: hex(GENESIS + BLOCK_SECONDS * block) };
  });
  node.methods.set('eth_getLogs', ([filter]) => {
    const requests = filter as { fromBlock: string; toBlock: string; address: string | readonly string[] };
    const [from, to] = [Number(requests.fromBlock), Number(requests.toBlock)];
    if (to - from + 1 > mostBlocks) {
      throw new RpcResponseError(-32600, `limited to a ${mostBlocks} blocks range`, undefined);
    }
    return swaps
      .filter(({ pair, block }) => block >= from && block <= to && requests.address.includes(pair.pair))
      .map(({ pair, block, isDust }) => ({
        address: pair.pair.toLowerCase(),
        ...events.encodeEventLog('Swap', [EXT, isDust ? 2 : 1000, 0, 0, isDust ? 1 : block, EXT]),
        blockNumber: hex(block),
        blockHash: hex(block),
        logIndex: '0x0',
        transactionHash: hex(block),
        ...(hasTimes && { blockTimestamp: hex(GENESIS + BLOCK_SECONDS * block) }),
      }));
  });
  const days = createMarketDays({ rpc: node, ext: EXT, firstBlock: 10 });
  const settle = () => vi.advanceTimersByTimeAsync(120_000);
  const blocksOf = (pair: PairTokens) =>
    days
      .days()
      .get(pair.pair)
      ?.map(({ blockNumber }) => blockNumber);
  return { node, days, settle, blocksOf };
};

const edge = 10_000 - DAY_BLOCKS;

describe('the last 24 hours of the markets in view', () => {
  const [one, two, three] = [pairAt(1), pairAt(2), pairAt(3)] as [PairTokens, PairTokens, PairTokens];

  it('reads several pools together, with the last trade before them', async () => {
    const swaps = [
      { pair: one, block: 9_990 },
      { pair: one, block: edge + 1 },
      { pair: one, block: edge },
      { pair: one, block: edge - 5 },
      { pair: two, block: 9_000 },
      { pair: two, block: edge - 700 },
      { pair: three, block: edge - 1 },
    ];
    const { node, days, settle, blocksOf } = startChain(swaps);
    days.seeBlock(10_000);
    days.want([one, two, three]);
    expect(days.days().size).toBe(0);
    await settle();
    // A little more than the 24 hours, for figures of a service that are compared later.
    expect(blocksOf(one)).toEqual([9_990, edge + 1, edge, edge - 5]);
    expect(blocksOf(two)).toEqual([9_000, edge - 700]);
    expect(blocksOf(three)).toEqual([]);
    expect(node.requests.filter(({ method }) => method === 'eth_getLogs')).toHaveLength(16);
  });

  it('reads the pools of two readers together, until each reader leaves', async () => {
    const { node, days, settle, blocksOf } = startChain([
      { pair: one, block: 9_990 },
      { pair: two, block: 9_991 },
    ]);
    days.seeBlock(10_000);
    const leave = days.want([one]);
    days.want([one, two]);
    await settle();
    expect([blocksOf(one), blocksOf(two)]).toEqual([[9_990], [9_991]]);
    leave();
    node.requests.length = 0;
    node.block = 10_100;
    days.seeBlock(10_100);
    await settle();
    const filters = node.requests
      .filter(({ method }) => method === 'eth_getLogs')
      .map(({ params }) => String(JSON.stringify(params)));
    expect(filters.some((filter) => filter.includes(two.pair))).toBe(true);
    expect(filters.some((filter) => filter.includes(one.pair))).toBe(true);
  });

  it('looks beyond dust for the trade that the change counts from, and keeps it', async () => {
    const swaps = [
      { pair: one, block: 9_990 },
      { pair: one, block: edge - 7, isDust: true },
      { pair: one, block: edge - 300 },
    ];
    const { node, days, settle, blocksOf } = startChain(swaps);
    days.seeBlock(10_000);
    days.want([one]);
    await settle();
    expect(blocksOf(one)).toEqual([9_990, edge - 7, edge - 300]);
    node.block = 10_000 + rules.markets.tradesBlocks;
    days.seeBlock(node.block);
    await settle();
    expect(blocksOf(one)).toEqual([9_990, edge - 7, edge - 300]);
  });

  it.each([
    ['carry their time: it is the chain’s', true],
    ['carry none: it is marked as estimated', false],
  ])('logs that %s', async (_, hasTimes) => {
    const { days, settle } = startChain([{ pair: one, block: 9_990 }], Infinity, hasTimes);
    days.seeBlock(10_000);
    days.want([one]);
    await settle();
    const [trade] = days.days().get(one.pair) ?? [];
    expect(trade).toMatchObject({ blockNumber: 9_990, timestamp: GENESIS + BLOCK_SECONDS * 9_990 });
    expect(trade?.isTimeEstimated ?? false).toBe(!hasTimes);
  });

  it('learns the range that the node allows', async () => {
    const swaps = [{ pair: one, block: edge + 3 }];
    const { days, settle, blocksOf } = startChain(swaps, 1000);
    days.seeBlock(10_000);
    days.want([one]);
    await settle();
    expect(blocksOf(one)).toEqual([edge + 3]);
  });

  it('goes on with the blocks, and a block that was replaced takes its trade along', async () => {
    const swaps = [
      { pair: one, block: 9_000 },
      { pair: one, block: 10_000 },
    ];
    const { node, days, settle, blocksOf } = startChain(swaps);
    days.seeBlock(10_000);
    days.want([one]);
    await settle();
    expect(blocksOf(one)).toEqual([10_000, 9_000]);
    swaps.splice(1, 1, { pair: one, block: 10_004 });
    node.block = 10_000 + rules.markets.tradesBlocks;
    days.seeBlock(node.block - 1);
    await settle();
    expect(blocksOf(one)).toEqual([10_000, 9_000]);
    days.seeBlock(node.block);
    await settle();
    expect(blocksOf(one)).toEqual([10_004, 9_000]);
  });

  it('stays unknown while the node fails, and is requested again some blocks later', async () => {
    const { node, days, settle, blocksOf } = startChain([{ pair: one, block: 9_999 }]);
    node.broken = true;
    days.seeBlock(10_000);
    days.want([one]);
    await settle();
    expect(blocksOf(one)).toBeUndefined();
    node.broken = false;
    days.seeBlock(10_000 + rules.markets.retryBlocks);
    await settle();
    expect(blocksOf(one)).toEqual([9_999]);
  });

  it('a node that lags is not queried without end', async () => {
    const { node, days, settle } = startChain([{ pair: one, block: 9_999 }]);
    days.seeBlock(10_500);
    days.want([one]);
    await settle();
    days.seeBlock(10_500 + rules.markets.tradesBlocks);
    await settle();
    expect(node.requests.filter(({ params }) => params[0] === 'latest')).toHaveLength(2);
  });

  describe('on a line of 800 kbit/s', () => {
    beforeEach(() => {
      // The page's scripts: 200 kB in two seconds.
      const scripts = { responseStart: 300, responseEnd: 2300, transferSize: 200_000, workerStart: 0 };
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([scripts as unknown as PerformanceEntry]);
    });
    afterEach(() => void vi.restoreAllMocks());
    const trades = Array.from({ length: 300 }, (_, i) => ({ pair: one, block: 9_999 - 4 * i }));
    let clockMs = 0;
    const begin = async () => {
      // A page's clock never jumps back, as that of the next test does: the line would make up for the last one's answers.
      clockMs += 1_000_000;
      await vi.advanceTimersByTimeAsync(clockMs);
      const chain = startChain([...trades, { pair: one, block: edge }]);
      chain.days.seeBlock(10_000);
      chain.days.want([one]);
      await vi.advanceTimersByTimeAsync(8000);
      return chain;
    };
    const newestOf = ({ days }: Awaited<ReturnType<typeof startChain>>) =>
      days.newest().get(one.pair)?.[0]?.blockNumber;

    it('the last trades are there long before the day, whose figures are shown to come late', async () => {
      const chain = await begin();
      expect([chain.days.isLate(), chain.days.hasBegun()]).toEqual([true, true]);
      expect([newestOf(chain), chain.blocksOf(one)]).toEqual([9_999, undefined]);
      await vi.advanceTimersByTimeAsync(300_000);
      expect(chain.blocksOf(one)).toHaveLength(trades.length + 1);
      expect(newestOf(chain)).toBeUndefined();
    });

    it('the last ones are shown for 60 blocks at most', async () => {
      const chain = await begin();
      chain.days.seeBlock(10_060);
      expect(newestOf(chain)).toBe(9_999);
      chain.days.seeBlock(10_061);
      expect(newestOf(chain)).toBeUndefined();
      await vi.advanceTimersByTimeAsync(10_000);
      expect([newestOf(chain), chain.blocksOf(one)]).toEqual([undefined, undefined]);
    });

    it('nothing is shown where the reading fails', async () => {
      const chain = await begin();
      chain.node.broken = true;
      await vi.advanceTimersByTimeAsync(300_000);
      expect([newestOf(chain), chain.blocksOf(one)]).toEqual([undefined, undefined]);
    });
  });

  it('nothing is shown on any other line before the day is whole', async () => {
    const { days, settle } = startChain([{ pair: one, block: 9_990 }]);
    const seen: number[] = [];
    days.subscribe(() => seen.push(days.newest().size));
    days.seeBlock(10_000);
    days.want([one]);
    await settle();
    expect([days.isLate(), days.hasBegun()]).toEqual([false, true]);
    expect(new Set(seen)).toEqual(new Set([0]));
  });
});
