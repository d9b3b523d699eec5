import type { Fraction } from '../amounts/fraction.ts';
import { divideUp, squareRoot } from '../amounts/integers.ts';
import { slippageOf } from '../amounts/slippageOf.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { fitsUint256 } from '../orderBook/fitsUint256.ts';
import { LARGEST_RESERVE } from '../orderBook/poolCurve.ts';
import type { PoolState } from './types.ts';

export type PoolFigures = Omit<PoolState, 'pair' | 'token0' | 'token1'>;

/** Amounts of both tokens of a pool in raw units. */
export interface PoolAmounts {
  readonly amount0: bigint;
  readonly amount1: bigint;
}

/**
 * Reason that a pool accepts no liquidity. `zeroAmount`: nothing to add, or an amount without a counterpart.
 * `oneSided`: the pool holds only one of its tokens. `tooLittle`: less than one pool token would be minted, or less
 * than 1001 by the first mint. `overflow`: more than the contracts can count.
 */
export interface PoolProblem {
  readonly code: 'zeroAmount' | 'oneSided' | 'tooLittle' | 'overflow';
}

/** Pool tokens that the first mint locks forever, in raw units. */
export const LOCKED_POOL_TOKENS = 1000n;
const BPS = 10_000n;

/** `feeRate` of a factory without that function, as in Uniswap V2: it takes a sixth of the growth. */
export const USUAL_FEE_RATE = 5n;

/** True for a pool with reserves. In an empty pool the first deposit sets the price (spec section 4). */
export const hasLiquidity = ({ reserve0, reserve1 }: Pick<PoolFigures, 'reserve0' | 'reserve1'>): boolean =>
  reserve0 !== 0n || reserve1 !== 0n;

/**
 * Raw total supply that a mint or burn uses: the pair first mints the protocol's share of the fees since the last one,
 * supply * (sqrt(k) - sqrt(kLast)) / (sqrt(k) * feeRate + sqrt(kLast)). Source: the pair's _mintFee.
 */
export const supplyAtMint = ({ totalSupply, reserve0, reserve1, kLast, feeRate }: PoolFigures): bigint => {
  if (feeRate === undefined || kLast === 0n) return totalSupply;
  const root = squareRoot(reserve0 * reserve1);
  const rootLast = squareRoot(kLast);
  return root > rootLast ? totalSupply + (totalSupply * (root - rootLast)) / (root * feeRate + rootLast) : totalSupply;
};

/**
 * Counterpart of `amount` at the pool's price, raw units, rounded down like the router's quote; 0 for an empty pool.
 */
export const quoteOther = (amount: bigint, reserve: bigint, otherReserve: bigint): bigint =>
  reserve === 0n ? 0n : (amount * otherReserve) / reserve;

/** The whole first amount if the second covers its counterpart, otherwise the whole second. */
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
 * Amounts that the router takes of two offered amounts (raw units): both into an empty pool, otherwise at the pool's
 * price. `first` is the token that the call names first; it decides rounding if both could be taken whole.
 * `addLiquidityETH` names the token before the wrapped coin. Source: the router's _addLiquidity.
 */
export const amountsToAdd = (
  pool: PoolFigures,
  wanted0: bigint,
  wanted1: bigint,
  first: 'token0' | 'token1' = 'token0',
): Result<PoolAmounts, PoolProblem> => {
  const { reserve0, reserve1 } = pool;
  if (wanted0 <= 0n || wanted1 <= 0n) return err({ code: 'zeroAmount' });
  if (!hasLiquidity(pool)) return ok({ amount0: wanted0, amount1: wanted1 });
  if (reserve0 === 0n || reserve1 === 0n) return err({ code: 'oneSided' });
  if (first === 'token1') {
    const taken = amountsTogether([wanted1, wanted0], [reserve1, reserve0]);
    return taken.ok ? ok({ amount0: taken.value[1], amount1: taken.value[0] }) : taken;
  }
  const taken = amountsTogether([wanted0, wanted1], [reserve0, reserve1]);
  return taken.ok ? ok({ amount0: taken.value[0], amount1: taken.value[1] }) : taken;
};

/**
 * Raw pool tokens minted for amounts that reach the pair (raw units, from `amountsToAdd`). The first mint gives the
 * root of their product minus the 1000 locked ones. Source: the pair's mint.
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
 * Payout of the pair for burned raw pool tokens, raw units rounded down; 0 without pool tokens. The pair pays from its
 * balances, so tokens sent to it without a swap come on top. Source: the pair's burn.
 */
export const amountsFor = (pool: PoolFigures, poolTokens: bigint): PoolAmounts => {
  const supply = supplyAtMint(pool);
  if (supply === 0n) return { amount0: 0n, amount1: 0n };
  return { amount0: (poolTokens * pool.reserve0) / supply, amount1: (poolTokens * pool.reserve1) / supply };
};

/**
 * Smallest amount of raw pool tokens that pays at least `amount` of a token; `reserve` is the pool's reserve of it,
 * above zero.
 */
export const poolTokensToGet = (pool: PoolFigures, amount: bigint, reserve: bigint): bigint =>
  divideUp(amount * supplyAtMint(pool), reserve);

/** Fraction of the pool that raw pool tokens represent; 0 for a supply of 0. */
export const shareOf = (poolTokens: bigint, supply: bigint): Fraction =>
  supply === 0n ? { numerator: 0n, denominator: 1n } : { numerator: poolTokens, denominator: supply };

/** Minimum of an expected amount after slippage of `slippageBps` (0 to 10000), rounded down. */
export const minAfterSlippage = (amount: bigint, slippageBps: number): bigint =>
  (amount * (BPS - slippageOf(slippageBps))) / BPS;
