import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { pricePrintOf, type PrintMarket } from '../history/prints.ts';
import type { PoolAmounts } from './poolMath.ts';
import type { PoolState } from './types.ts';

export interface PoolSwap {
  readonly blockNumber: number;
  readonly in0: bigint;
  readonly in1: bigint;
  readonly out0: bigint;
  readonly out1: bigint;
}

const FEE = 3n;
const GROSS = 1000n;

/** Raw amounts that swaps paid in, fee included. Source: `amount0In` and `amount1In` of the pair's Swap logs. */
export const paidBySwaps = (swaps: readonly Pick<PoolSwap, 'in0' | 'in1'>[]): PoolAmounts => {
  let [amount0, amount1] = [0n, 0n];
  for (const { in0, in1 } of swaps) {
    amount0 += in0;
    amount1 += in1;
  }
  return { amount0, amount1 };
};

/** Raw fee of 0.3 % on the amounts that swaps paid in, per token, rounded down once. */
export const feesOfSwaps = (swaps: readonly Pick<PoolSwap, 'in0' | 'in1'>[]): PoolAmounts => {
  const { amount0, amount1 } = paidBySwaps(swaps);
  return { amount0: (amount0 * FEE) / GROSS, amount1: (amount1 * FEE) / GROSS };
};

/** Exact value of raw amounts as a part of the pool's value, at the pool's price. Undefined if a reserve is empty. */
export const partOfPool = (
  { amount0, amount1 }: PoolAmounts,
  { reserve0, reserve1 }: Pick<PoolState, 'reserve0' | 'reserve1'>,
): Fraction | undefined =>
  reserve0 === 0n || reserve1 === 0n
    ? undefined
    : { numerator: amount0 * reserve1 + amount1 * reserve0, denominator: 2n * reserve0 * reserve1 };

/** `partOfPool` of the window's fees, less the protocol's share of 1 / (feeRate + 1) if it takes one. */
export const feeYield = (
  fees: PoolAmounts,
  pool: Pick<PoolState, 'reserve0' | 'reserve1' | 'kLast' | 'feeRate'>,
): Fraction | undefined => {
  const part = partOfPool(fees, pool);
  const { kLast, feeRate } = pool;
  if (!part || feeRate === undefined || kLast === 0n) return part;
  return { numerator: part.numerator * feeRate, denominator: part.denominator * (feeRate + 1n) };
};

/**
 * Lowest and highest price of the swaps without their fee, raw quote per raw base. Undefined without a swap above
 * dust.
 */
export const priceRange = (
  swaps: readonly PoolSwap[],
  market: PrintMarket,
): { readonly low: Fraction; readonly high: Fraction } | undefined => {
  let range: { low: Fraction; high: Fraction } | undefined;
  for (const { in0, in1, out0, out1 } of swaps) {
    const net = ((in0 > 0n ? in0 : in1) * (GROSS - FEE)) / GROSS;
    const [amount0, amount1] = in0 > 0n ? [net, out1] : [out0, net];
    const price = pricePrintOf({ amount0, amount1 }, market)?.price;
    if (!price) continue;
    range ??= { low: price, high: price };
    if (compareFractions(price, range.low) < 0) range.low = price;
    if (compareFractions(price, range.high) > 0) range.high = price;
  }
  return range;
};

/**
 * Raw dollars a day earned by `added` value in a pool of `pooled` value, rounded down: the yield of `days` days,
 * shared with the added value. 0 for an empty pool.
 */
export const gainPerDay = (added: bigint, pooled: bigint, earned: Fraction, days: number): bigint => {
  const divisor = earned.denominator * BigInt(days) * (pooled + added);
  return divisor === 0n ? 0n : (pooled * earned.numerator * added) / divisor;
};
