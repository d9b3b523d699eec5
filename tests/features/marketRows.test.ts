import { describe, expect, it } from 'vitest';
import type { PairTrade } from '#domain/history/types.ts';
import { poolDollars } from '#domain/markets/dollarPools.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { marketName, marketPrice } from '#features/markets/marketCells.tsx';
import { marketPath } from '#features/markets/marketPath.ts';
import { listedPool, marketKey, marketRow, pricesOf, type MarketFacts } from '#features/markets/marketRows.ts';
import { wordsOfToken } from '#features/markets/useMarketList.ts';
import { bookStore } from '#stores/bookStore.ts';
import { E18, E6, maticBook, mockBook, MYT, USDC, WMATIC } from '../pages/trade/mockMarket.ts';

const NOW = 1_700_000_000;
const UNLISTED: Address = '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f620';
const pools = [mockBook(), maticBook()];

const trade = (hoursAgo: number, myt: bigint, usdc: bigint): PairTrade => ({
  id: `${hoursAgo}`,
  blockNumber: 100 - hoursAgo,
  logIndex: 0,
  timestamp: NOW - hoursAgo * 3600,
  transactionHash: '0x',
  amount0: usdc * E6,
  amount1: myt * E18,
  buysToken0: false,
  source: 'book',
});

const facts = (change: Partial<MarketFacts> = {}): MarketFacts => ({
  tokens: new Map(),
  days: new Map(),
  reported: new Map(),
  prices: pricesOf(pools),
  starred: new Set(),
  now: NOW,
  ...change,
});

const prices = pricesOf(pools);
const myt = listedPool(mockBook(), mockBook(), prices);
const matic = listedPool(maticBook(), maticBook(), prices);

describe('a line of the market list', () => {
  it('has last price, 24 h change, high, low, volume and pool liquidity, all from the chain', () => {
    const days = new Map([[myt.pair, [trade(1, 1000n, 430n), trade(5, 1000n, 440n), trade(30, 1000n, 400n)]]]);
    const row = marketRow(myt, facts({ days }));
    expect(marketName(row)).toBe('MYT/USDC');
    expect(marketPrice(row, row.price)).toBe('0.43000');
    expect(row.stats?.changeBps).toBe(750);
    expect(marketPrice(row, row.stats?.high)).toBe('0.44000');
    expect(marketPrice(row, row.stats?.low)).toBe('0.43000');
    expect(row.volume).toEqual({ raw: 870n * E6 });
    expect(row.liquidity).toEqual(poolDollars(mockBook(), prices));
  });

  it('the last price of a market whose day is still being read, and nothing else of that day', () => {
    const newest = new Map([[myt.pair, [trade(1, 1000n, 430n), trade(5, 1000n, 440n)]]]);
    const row = marketRow(myt, facts({ newest }));
    expect(marketPrice(row, row.price)).toBe('0.43000');
    expect([row.stats, row.volume, row.trades]).toEqual([undefined, undefined, undefined]);
    const read = facts({ newest, days: new Map([[myt.pair, [trade(2, 1000n, 420n)]]]) });
    expect(marketPrice(marketRow(myt, read), marketRow(myt, read).price)).toBe('0.42000');
  });

  it('dust, whose price is nothing but rounding, moves neither last price nor high and low', () => {
    const dust: PairTrade = { ...trade(0, 0n, 0n), amount0: 1n, amount1: E18 };
    const row = marketRow(myt, facts({ days: new Map([[myt.pair, [dust, trade(1, 1000n, 430n)]]]) }));
    expect(marketPrice(row, row.price)).toBe('0.43000');
    expect(marketPrice(row, row.stats?.low)).toBe('0.43000');
  });

  it('before the trades are read all is a dash, never 0, and the last price never the pool’s', () => {
    const row = marketRow(myt, facts());
    expect(marketPrice(row, row.price)).toBe('–');
    expect([row.stats, row.volume, marketPrice(row, undefined)]).toEqual([undefined, undefined, '–']);
  });

  it('a market without a trade in 24 hours had no volume', () => {
    expect(marketRow(myt, facts({ days: new Map([[myt.pair, []]]) })).volume).toEqual({ raw: 0n });
  });

  it('names the native coin for its wrapped token, finds it by both names and pays with the coin', () => {
    const row = marketRow(matic, facts());
    expect(marketName(row)).toBe('MATIC/USDC');
    expect(wordsOfToken(WMATIC).split(' ')).toEqual(expect.arrayContaining(['wmatic', 'matic']));
    expect(marketPath(matic, 'BUY')).toBe(`/trade/${USDC.address}/ETH`);
    expect(marketPath({ base: MYT.address, quote: WMATIC.address }, 'SELL')).toBe(`/trade/${MYT.address}/ETH`);
  });

  it('a token that reports nothing is there by its address, with what is known without it', () => {
    const pool = bookStore.pairOf(UNLISTED, USDC.address);
    const silent = listedPool(pool, { reserve0: 50n * E6, reserve1: 7n }, prices);
    const row = marketRow(silent, facts({ tokens: new Map<Address, Token | undefined>([[UNLISTED, undefined]]) }));
    expect(marketName(row)).toBe('0x7ceB...f620/USDC');
    expect([marketPrice(row, row.price), row.liquidity]).toEqual(['–', { raw: 100n * E6 }]);
  });

  it('a saved market is there before the factory has reported it', () => {
    const row = marketRow(listedPool(bookStore.pairOf(MYT.address, USDC.address), undefined, prices), facts());
    expect([row.price, row.liquidity]).toEqual([undefined, undefined]);
  });
});

describe('the sort key of a line', () => {
  it('prices of different quotes compare in dollars', () => {
    const pool = bookStore.pairOf(MYT.address, WMATIC.address);
    const isFirst = pool.token0 === MYT.address;
    const reserves = isFirst
      ? { reserve0: 1000n * E18, reserve1: 600n * E18 }
      : { reserve0: 600n * E18, reserve1: 1000n * E18 };
    const [amount0, amount1] = [reserves.reserve0, reserves.reserve1];
    const inMaticTrade = { ...trade(1, 1n, 1n), amount0, amount1 };
    const days = new Map([
      [pool.pair, [inMaticTrade]],
      [myt.pair, [trade(1, 1000n, 430n)]],
    ]);
    const inMatic = marketKey(listedPool(pool, reserves, prices), 'price', facts({ days }));
    expect(inMatic).toBeCloseTo(0.6 * 0.715 * Number(E6), 3);
    expect(marketKey(myt, 'price', facts({ days }))).toBeCloseTo(0.43 * Number(E6), 0);
  });

  it('is missing for an unknown figure, and is 0 for one that is known to be nothing', () => {
    const columns = ['change', 'high', 'low', 'volume'] as const;
    expect(columns.map((column) => marketKey(myt, column, facts()))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const quiet = facts({ days: new Map([[myt.pair, []]]) });
    expect(columns.map((column) => marketKey(myt, column, quiet))).toEqual([undefined, undefined, undefined, 0]);
  });

  it('is the name, liquidity, change, high, low or volume', () => {
    const days = new Map([[myt.pair, [trade(1, 1000n, 430n), trade(5, 1000n, 440n), trade(30, 1000n, 400n)]]]);
    const key = (column: Parameters<typeof marketKey>[1]) => marketKey(myt, column, facts({ days }));
    expect([key('name'), key('change'), key('volume')]).toEqual(['MYT/USDC', 750, 870 * Number(E6)]);
    expect(Number(key('liquidity')) / 2).toBeCloseTo(770_449.86 * Number(E6), 0);
    expect(Number(key('high')) / Number(E6)).toBeCloseTo(0.44, 6);
    expect(Number(key('low')) / Number(E6)).toBeCloseTo(0.43, 6);
  });
});
