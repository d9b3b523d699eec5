import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PairTrade } from '#domain/history/types.ts';
import { anchorPrices, poolDollars } from '#domain/markets/dollarPools.ts';
import { marketSides, poolPrice } from '#domain/markets/marketSides.ts';
import { searchMarkets } from '#domain/markets/searchMarkets.ts';
import { firstMarkets, sortMarkets } from '#domain/markets/sortMarkets.ts';
import { sparklineOf } from '#domain/markets/sparkline.ts';
import { wordsOf } from '#domain/tokens/searchTokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';

const at = (number: number): Address => toChecksumAddress(`0x${number.toString(16).padStart(40, '0')}`);
const [USDC, WETH, MYT, ODD, OTHER] = [at(1), at(2), at(3), at(4), at(5)] as [
  Address,
  Address,
  Address,
  Address,
  Address,
];

describe('a pool read as a market', () => {
  const rank = (token: Address): number => (token === USDC ? 3 : token === WETH ? 2 : 0);

  it('uses the higher-ranked quote token, whichever side it is on', () => {
    expect(marketSides(USDC, MYT, rank)).toEqual({ base: MYT, quote: USDC, baseIsToken0: false });
    for (const token of [ODD, MYT]) {
      const sides = { base: token, quote: USDC, baseIsToken0: token.toLowerCase() < USDC.toLowerCase() };
      expect(marketSides(token, USDC, rank)).toEqual(sides);
      expect(marketSides(USDC, token, rank)).toEqual(sides);
    }
    const [first, second] = MYT.toLowerCase() < ODD.toLowerCase() ? [MYT, ODD] : [ODD, MYT];
    expect(marketSides(MYT, ODD, rank)).toEqual({ base: first, quote: second, baseIsToken0: true });
  });

  it('is named the same from both sides, for every ranking', () => {
    const tokens = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }).map(at), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(tokens, fc.func(fc.integer({ min: 0, max: 3 })), ([a, b], quoteRank) => {
        if (!a || !b) return;
        const sides = marketSides(a, b, quoteRank);
        expect(marketSides(b, a, quoteRank)).toEqual(sides);
        expect(quoteRank(sides.quote)).toBeGreaterThanOrEqual(quoteRank(sides.base));
        expect(new Set([sides.base, sides.quote])).toEqual(new Set([a, b]));
      }),
    );
  });

  it('an empty pool has no price', () => {
    expect(poolPrice({ reserve0: 0n, reserve1: 0n }, { baseIsToken0: true })).toBeUndefined();
    expect(poolPrice({ reserve0: 4n, reserve1: 8n }, { baseIsToken0: true })).toEqual({
      numerator: 8n,
      denominator: 4n,
    });
    expect(poolPrice({ reserve0: 4n, reserve1: 8n }, { baseIsToken0: false })).toEqual({
      numerator: 4n,
      denominator: 8n,
    });
  });
});

describe('liquidity in USDC where derivable', () => {
  const anchors = { dollar: USDC, anchors: [USDC, WETH, MYT], minDepth: 1n, maxGapBps: 500, rivalPart: 2n };
  const usdcWeth = { token0: USDC, token1: WETH, reserve0: 2_400_000n, reserve1: 1000n };
  const wethMyt = { token0: WETH, token1: MYT, reserve0: 100n, reserve1: 600_000n };
  const dust = { token0: USDC, token1: WETH, reserve0: 1n, reserve1: 1n };

  it('goes through the deepest pools of the well-known tokens', () => {
    const prices = anchorPrices([dust, wethMyt, usdcWeth], anchors);
    expect(poolDollars(usdcWeth, prices)).toEqual({ raw: 4_800_000n });
    expect(poolDollars(wethMyt, prices)).toEqual({ raw: 480_000n });
    expect(poolDollars({ token0: MYT, token1: ODD, reserve0: 5n, reserve1: 9n }, prices)).toEqual({ raw: 4n });
  });

  it('has both values where deep pools disagree about a well-known token', () => {
    const dearer = { token0: USDC, token1: WETH, reserve0: 2_600_000n, reserve1: 1000n };
    const prices = anchorPrices([usdcWeth, dearer, wethMyt], anchors);
    expect(poolDollars(wethMyt, prices)).toEqual({ raw: 480_000n, other: 520_000n });
    expect(poolDollars({ token0: USDC, token1: ODD, reserve0: 5n, reserve1: 9n }, prices)).toEqual({ raw: 10n });
  });

  it('a pool of two unlisted tokens has no known value', () => {
    const pool = { token0: ODD, token1: OTHER, reserve0: 10n ** 30n, reserve1: 10n ** 30n };
    const bait = { token0: USDC, token1: ODD, reserve0: 10n ** 6n, reserve1: 1n };
    expect(poolDollars(pool, anchorPrices([usdcWeth, bait, pool], anchors))).toBeUndefined();
  });

  it('is unknown without a way to USDC', () => {
    expect(poolDollars(wethMyt, anchorPrices([wethMyt], anchors))).toBeUndefined();
  });
});

describe('search by symbol, name or pasted address', () => {
  const market = (number: number, token0: Address, token1: Address) => ({ pair: at(number), token0, token1 });
  const names = new Map([
    [USDC, ['USDC', 'USD Coin']],
    [MYT, ['MYT', 'MyToken']],
    [WETH, ['WETH', 'Wrapped Ether']],
  ]);
  const wordsOfToken = (token: Address): string => ` ${(names.get(token) ?? []).flatMap(wordsOf).join(' ')} `;
  const myt = market(100, USDC, MYT);
  const weth = market(101, USDC, WETH);
  const silent = market(102, ODD, OTHER);
  const all = [myt, weth, silent];

  it.each([
    ['', all],
    ['  ', all],
    ['myt', [myt]],
    ['MYT/usdc', [myt]],
    ['usdc weth', [weth]],
    ['ether', [weth]],
    ['eth', [weth]],
    ['tok', []],
    ['coin', [myt, weth]],
    ['dai', []],
    [USDC, [myt, weth]],
    [ODD.toLowerCase(), [silent]],
    [at(101), [weth]],
    [at(99), []],
  ])('the text "%s" finds its markets', (text, found) => {
    expect(searchMarkets(all, text, wordsOfToken)).toEqual(found);
  });

  it('reads the words of a token once for each typed word, however many markets have it', () => {
    const many = Array.from({ length: 1000 }, (_, i) => market(i, USDC, [MYT, WETH][i % 2] ?? MYT));
    const read: Address[] = [];
    const found = searchMarkets(many, 'usdc ether', (token) => {
      read.push(token);
      return wordsOfToken(token);
    });
    expect(found).toHaveLength(500);
    expect(read.toSorted()).toEqual([USDC, USDC, MYT, WETH].toSorted());
  });
});

describe('sort by every column', () => {
  it('sorts names alphabetically, and unknown values last in both directions', () => {
    const names = ['WETH/USDC', undefined, 'MYT/USDC'];
    expect(sortMarkets(names, (name) => name, 'ascending')).toEqual(['MYT/USDC', 'WETH/USDC', undefined]);
    expect(sortMarkets(names, (name) => name, 'descending')).toEqual(['WETH/USDC', 'MYT/USDC', undefined]);
  });

  it('is a stable sort', () => {
    const key = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined });
    const direction = fc.constantFrom('ascending' as const, 'descending' as const);
    fc.assert(
      fc.property(fc.array(key), direction, (keys, dir) => {
        const markets = keys.map((change, place) => ({ change, place }));
        const sorted = sortMarkets(markets, ({ change }) => change, dir);
        expect(sorted.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(markets.map(({ place }) => place));
        sorted.slice(1).forEach((entry, i) => {
          const before = sorted[i];
          if (before?.change === undefined) expect(entry.change).toBeUndefined();
          else if (before.change === entry.change) expect(before.place).toBeLessThan(entry.place);
          else if (entry.change !== undefined) expect(before.change < entry.change).toBe(dir === 'ascending');
        });
      }),
    );
  });
});

describe('the first rows of a sorted list', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('are those of the sorted list, in its order', () => {
    const key = fc.option(fc.oneof(fc.integer({ min: -3, max: 3 }).map(String), fc.string({ maxLength: 2 })), {
      nil: undefined,
    });
    const direction = fc.constantFrom('ascending' as const, 'descending' as const);
    fc.assert(
      fc.property(fc.array(key), direction, fc.nat({ max: 8 }), (keys, dir, count) => {
        const markets = keys.map((name, place) => ({ name, place }));
        const first = firstMarkets(markets, ({ name }) => name, { direction: dir, count });
        expect(first).toEqual(sortMarkets(markets, ({ name }) => name, dir).slice(0, count));
      }),
    );
  });

  it('need one key of each market and fewer than two comparisons of each, where a sort needs twelve', () => {
    const markets = Array.from({ length: 10_000 }, (_, place) => `COIN${(place * 7919) % 10_007}`);
    const compare = vi.spyOn(String.prototype, 'localeCompare');
    const keyOf = vi.fn((market: string) => market);
    firstMarkets(markets, keyOf, { direction: 'ascending', count: 50 });
    expect(keyOf).toHaveBeenCalledTimes(markets.length);
    expect(compare.mock.calls.length).toBeLessThan(2 * markets.length);
    compare.mockClear();
    sortMarkets(markets, (market) => market, 'ascending');
    expect(compare.mock.calls.length).toBeGreaterThan(11 * markets.length);
  });
});

describe('the 24-hour line', () => {
  const trade = (timestamp: number, amount1: bigint): PairTrade => ({
    id: `${timestamp}`,
    blockNumber: timestamp,
    logIndex: 0,
    timestamp,
    transactionHash: '0x',
    amount0: 10n,
    amount1,
    buysToken0: true,
    source: 'pool',
  });
  const span = { from: 100, to: 140, parts: 4 };
  const market = { baseIsToken0: true };

  it('ends every interval with its last price and repeats it without trades', () => {
    const newestFirst = [trade(139, 50n), trade(112, 30n), trade(111, 20n), trade(90, 10n)];
    expect(sparklineOf(newestFirst, market, span)).toEqual([1, 3, 3, 5]);
  });

  it('begins with the first known price', () => {
    expect(sparklineOf([trade(125, 40n)], market, span)).toEqual([4, 4]);
    expect(sparklineOf([], market, span)).toEqual([]);
  });
});
