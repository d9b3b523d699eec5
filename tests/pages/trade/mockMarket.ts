import { knownToken } from '#config/tokens/tokens.ts';
import type { PairBook, RestingOrder } from '#domain/orderBook/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { TradeIntent, TradeQuote } from '#domain/trade/types.ts';
import { bookStore } from '#stores/bookStore.ts';

export const E18 = 10n ** 18n;
export const E6 = 10n ** 6n;

const listed = (address: string): Token => {
  const token = knownToken(address);
  if (!token) throw new Error(`${address} is not on the list`);
  return token;
};

export const MYT = listed('0x4535E52cdF3AB787B379b7b72B5990767E6747E4');
export const USDC = listed('0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174');
export const WMATIC = listed('0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270');
export const market = { base: MYT, quote: USDC };

export const maker = (number: number): Address => `0x${String(number).padStart(40, '0')}`;

/** An order that sells whole MYT at a price in 1/10000 USDC. */
export const ask = (index: number, myt: bigint, price: bigint): RestingOrder => ({
  index: BigInt(index),
  maker: maker(index),
  from: myt * E18,
  to: myt * price * 100n,
  remain: myt * E18,
});

/** An order that buys whole MYT at a price in 1/10000 USDC. */
export const bid = (index: number, myt: bigint, price: bigint): RestingOrder => ({
  index: BigInt(index),
  maker: maker(index),
  from: myt * price * 100n,
  to: myt * E18,
  remain: myt * price * 100n,
});

/**
 * The market the design's pages are drawn with, at 0.4182: 1,842,300 MYT and 770,449.86 USDC in the pool, with the
 * orders of its best levels.
 */
export const mockBook = (change: Partial<PairBook> = {}): PairBook => {
  const { pair, token0, token1 } = bookStore.pairOf(MYT.address, USDC.address);
  return {
    pair,
    blockNumber: 58_412_906,
    token0,
    token1,
    reserve0: 770_449_860_000n,
    reserve1: 1_842_300n * E18,
    side0: {
      soldToken: USDC.address,
      orders: [bid(21, 2_100n, 4180n), bid(22, 5_400n, 4175n), bid(23, 12_800n, 4165n)],
      complete: true,
    },
    side1: {
      soldToken: MYT.address,
      orders: [ask(11, 1_250n, 4185n), ask(12, 6_480n, 4190n), ask(13, 3_150n, 4200n)],
      complete: true,
    },
    ...change,
  };
};

/** The order of the design's ticket: 8,000 USDC for MYT at 0.4203 or better, 0.5% above the market. */
export const mockIntent: TradeIntent = {
  input: USDC,
  output: MYT,
  direction: 'BUY',
  orderType: 'LIMIT',
  limitPrice: { numerator: 420_300n, denominator: E18 },
  field: 'INPUT',
  amount: 8_000n * E6,
  slippageBps: 50,
};

export const quoted = (intent: TradeIntent, book: PairBook = mockBook()): TradeQuote => {
  const quote = quoteTrade(intent, { book });
  if (!quote.ok) throw new Error(`no quote: ${quote.error.code}`);
  return quote.value;
};

/** 2,000,000 WMATIC and 1,430,000 USDC: 0.715. Nobody's orders. */
export const maticBook = (): PairBook => {
  const { pair, token0, token1 } = bookStore.pairOf(WMATIC.address, USDC.address);
  return {
    pair,
    blockNumber: 58_412_906,
    token0,
    token1,
    reserve0: 2_000_000n * E18,
    reserve1: 1_430_000n * E6,
    side0: { soldToken: WMATIC.address, orders: [], complete: true },
    side1: { soldToken: USDC.address, orders: [], complete: true },
  };
};
