import { parseUnits } from 'ethers';
import { TOKENS, type TokenSymbol } from './tokens.ts';

export interface PoolPlan {
  readonly base: TokenSymbol;
  readonly quote: TokenSymbol;
  readonly baseDepth: number;
  readonly price: number;
  /** Relative number of trades in the history. */
  readonly weight: number;
  /** Typical trade size in quote tokens. */
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

/** Prices are on ticks, sizes are multiples of `lot` base tokens. */
export interface BookPlan {
  readonly base: TokenSymbol;
  readonly quote: TokenSymbol;
  /** Quote per base. */
  readonly tick: number;
  /** Smallest base amount. */
  readonly lot: number;
}

export const BOOKS: readonly BookPlan[] = [
  { base: 'MYT', quote: 'USDC', tick: 0.0005, lot: 50 },
  { base: 'WMATIC', quote: 'USDC', tick: 0.001, lot: 50 },
  { base: 'WETH', quote: 'USDC', tick: 2, lot: 0.05 },
];

/** Whole tokens to raw units, rounded down. */
export const rawAmount = (symbol: TokenSymbol, whole: number): bigint => {
  const { decimals } = TOKENS[symbol];
  return parseUnits(whole.toFixed(Math.min(decimals, 12)), decimals);
};

/** Whole tokens, for estimates only. */
export const wholeAmount = (symbol: TokenSymbol, raw: bigint): number => Number(raw) / 10 ** TOKENS[symbol].decimals;
