import type { Fraction } from '../amounts/fraction.ts';
import { divideUp, squareRoot } from '../amounts/integers.ts';
import { slippageOf } from '../amounts/slippageOf.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { fitsUint256 } from '../orderBook/fitsUint256.ts';
import { LARGEST_RESERVE } from '../orderBook/poolCurve.ts';
import type { PoolState } from './types.ts';

export type PoolFigures = Omit<PoolState, 'pair' | 'token0' | 'token1'>;

export interface PoolAmounts {
  readonly amount0: bigint;
  readonly amount1: bigint;
}

/**
 * `zeroAmount`: there is nothing to add, or no counterpart. `oneSided`: one reserve is empty. `tooLittle`: no pool
 * token is minted, or at most 1000 by the first mint. `overflow`: an amount exceeds the contracts' range.
 */
export interface PoolProblem {
  readonly code: 'zeroAmount' | 'oneSided' | 'tooLittle' | 'overflow';
}

/** Raw pool tokens that the first mint locks forever. */
export const LOCKED_POOL_TOKENS = 1000n;
const BPS = 10_000n;

/** Factories without `feeRate`, as in Uniswap V2, take a sixth of the growth. */
export const USUAL_FEE_RATE = 5n;

/** False for an empty pool, whose price the first deposit sets (000 §4). */
export const hasLiquidity = ({ reserve0, reserve1 }: Pick<PoolFigures, 'reserve0' | 'reserve1'>): boolean =>
  reserve0 !== 0n || reserve1 !== 0n;

/**
 * Supply after the protocol's share of the fees is minted: supply * (sqrt(k) - sqrt(kLast)) / (sqrt(k) * feeRate +
 * sqrt(kLast)) more. Source: `_mintFee` of the pair.
 */
export const supplyAtMint = ({ totalSupply, reserve0, reserve1, kLast, feeRate }: PoolFigures): bigint => {
  if (feeRate === undefined || kLast === 0n) return totalSupply;
  const root = squareRoot(reserve0 * reserve1);
  const rootLast = squareRoot(kLast);
  return root > rootLast ? totalSupply + (totalSupply * (root - rootLast)) / (root * feeRate + rootLast) : totalSupply;
};

/** Raw counterpart of an amount, rounded down like the router's quote; 0 for an empty pool. */
export const quoteOther = (amount: bigint, reserve: bigint, otherReserve: bigint): bigint =>
  reserve === 0n ? 0n : (amount * otherReserve) / reserve;

const amountsTogether = (
  [amountADesired, amountBDesired]: readonly [bigint, bigint],
  [reserveA, reserveB]: readonly [bigint, bigint],
): Result<readonly [bigint, bigint], PoolProblem> => {
  if (!fitsUint256(amountADesired * reserveB)) return err({ code: 'overflow' });
  const otherB = quoteOther(amountADesired, reserveA, reserveB);
  if (otherB <= amountBDesired) return ok([amountADesired, otherB]);
  if (!fitsUint256(amountBDesired * reserveA)) return err({ code: 'overflow' });
  return ok([quoteOther(amountBDesired, reserveB, reserveA), amountBDesired]);
};

/**
 * Raw amounts that the router takes: all for an empty pool, else amounts at its price. `first`, the first token of the
 * call (for `addLiquidityETH` not the coin), decides the rounding. Source: `_addLiquidity` of the router.
 */
export const amountsToAdd = (
  pool: PoolFigures,
  amount0Desired: bigint,
  amount1Desired: bigint,
  first: 'token0' | 'token1' = 'token0',
): Result<PoolAmounts, PoolProblem> => {
  const { reserve0, reserve1 } = pool;
  if (amount0Desired <= 0n || amount1Desired <= 0n) return err({ code: 'zeroAmount' });
  if (!hasLiquidity(pool)) return ok({ amount0: amount0Desired, amount1: amount1Desired });
  if (reserve0 === 0n || reserve1 === 0n) return err({ code: 'oneSided' });
  if (first === 'token1') {
    const taken = amountsTogether([amount1Desired, amount0Desired], [reserve1, reserve0]);
    return taken.ok ? ok({ amount0: taken.value[1], amount1: taken.value[0] }) : taken;
  }
  const taken = amountsTogether([amount0Desired, amount1Desired], [reserve0, reserve1]);
  return taken.ok ? ok({ amount0: taken.value[0], amount1: taken.value[1] }) : taken;
};

/**
 * Pool tokens minted for raw amounts that reach the pair. The first mint gives the root of the product minus 1000.
 * Source: `mint` of the pair.
 */
export const poolTokensFor = (pool: PoolFigures, amount0: bigint, amount1: bigint): Result<bigint, PoolProblem> => {
  const { reserve0, reserve1 } = pool;
  if (reserve0 + amount0 > LARGEST_RESERVE || reserve1 + amount1 > LARGEST_RESERVE) return err({ code: 'overflow' });
  const supply = supplyAtMint(pool);
  if (supply === 0n) {
    const minted = squareRoot(amount0 * amount1) - LOCKED_POOL_TOKENS;
    return minted > 0n ? ok(minted) : err({ code: 'tooLittle' });
  }
  if (reserve0 === 0n || reserve1 === 0n) return err({ code: 'oneSided' });
  const by0 = (amount0 * supply) / reserve0;
  const by1 = (amount1 * supply) / reserve1;
  const minted = by0 < by1 ? by0 : by1;
  return minted > 0n ? ok(minted) : err({ code: 'tooLittle' });
};

/**
 * Raw payout, rounded down. Tokens sent to the pair without a swap are paid out in addition. Source: `burn` of the
 * pair.
 */
export const amountsFor = (pool: PoolFigures, poolTokens: bigint): PoolAmounts => {
  const supply = supplyAtMint(pool);
  if (supply === 0n) return { amount0: 0n, amount1: 0n };
  return { amount0: (poolTokens * pool.reserve0) / supply, amount1: (poolTokens * pool.reserve1) / supply };
};

/** Smallest raw amount of pool tokens that pays at least `amount`; `reserve` is above zero. */
export const poolTokensToGet = (pool: PoolFigures, amount: bigint, reserve: bigint): bigint =>
  divideUp(amount * supplyAtMint(pool), reserve);

/** Exact share of the supply; 0 for a supply of 0. */
export const shareOf = (poolTokens: bigint, supply: bigint): Fraction =>
  supply === 0n ? { numerator: 0n, denominator: 1n } : { numerator: poolTokens, denominator: supply };

/** Raw minimum after slippage from 0 to 10000 (1/10000), rounded down. */
export const minAfterSlippage = (amount: bigint, slippageBps: number): bigint =>
  (amount * (BPS - slippageOf(slippageBps))) / BPS;
