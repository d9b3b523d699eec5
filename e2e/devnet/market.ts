import { parseUnits } from 'ethers';
import { TOKENS } from './tokens.ts';
import type { TokenSymbol } from './tokens.ts';

/** Initial amounts of a pool, in whole tokens. */
export interface PoolPlan {
  readonly base: TokenSymbol;
  readonly quote: TokenSymbol;
  readonly baseDepth: number;
  readonly price: number;
  /** Share of the historical trades in this pool. */
  readonly weight: number;
  /** Value of a typical trade, in the quote token. */
  readonly typicalTrade: number;
}

const pool = (
  base: TokenSymbol,
  quote: TokenSymbol,
  baseDepth: number,
  price: number,
  weight: number,
  typicalTrade: number,
): PoolPlan => ({ base, quote, baseDepth, price, weight, typicalTrade });

export const POOLS: readonly PoolPlan[] = [
  pool('MYT', 'USDC', 1_800_000, 0.42, 34, 420),
  pool('WMATIC', 'USDC', 2_000_000, 0.7, 24, 600),
  pool('WETH', 'USDC', 500, 2_400, 20, 900),
  pool('WBTC', 'USDC', 25, 40_000, 4, 900),
  pool('WETH', 'WMATIC', 200, 3_428.57, 4, 900),
  pool('MYT', 'WMATIC', 500_000, 0.6, 5, 300),
  pool('USDT', 'USDC', 1_000_000, 1, 3, 500),
  pool('DAI', 'USDC', 800_000, 1, 2, 400),
  pool('TEL', 'USDC', 60_000_000, 0.005, 2, 150),
  pool('eMYT', 'MYT', 400_000, 0.5, 2, 200),
  pool('OLDY', 'USDC', 40_000, 2, 0, 100),
  pool('TOLL', 'USDC', 40_000, 1, 0, 100),
  pool('ICED', 'USDC', 40_000, 3, 0, 100),
];

/** A market with a full book: prices are on ticks, sizes are multiples of `lot` base tokens. */
export interface BookPlan {
  readonly base: TokenSymbol;
  readonly quote: TokenSymbol;
  /** Price step in quote per base. */
  readonly tick: number;
  /** Smallest amount of base offered. */
  readonly lot: number;
}

/** The three markets with a full book. */
export const BOOKS: readonly BookPlan[] = [
  { base: 'MYT', quote: 'USDC', tick: 0.0005, lot: 50 },
  { base: 'WMATIC', quote: 'USDC', tick: 0.001, lot: 50 },
  { base: 'WETH', quote: 'USDC', tick: 2, lot: 0.05 },
];

/** Whole tokens (a decimal number) as raw units, rounded down to the token's decimals. */
export const rawAmount = (symbol: TokenSymbol, whole: number): bigint => {
  const { decimals } = TOKENS[symbol];
  return parseUnits(whole.toFixed(Math.min(decimals, 12)), decimals);
};

/** Raw units as whole tokens, for estimates only. */
export const wholeAmount = (symbol: TokenSymbol, raw: bigint): number => Number(raw) / 10 ** TOKENS[symbol].decimals;
