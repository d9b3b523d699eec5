import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { Fraction } from '../amounts/fraction.ts';
import {
  amountsToAdd,
  hasLiquidity,
  minAfterSlippage,
  LOCKED_POOL_TOKENS,
  poolTokensFor,
  supplyAtMint,
} from './poolMath.ts';
import type { PoolProblem } from './poolMath.ts';
import type { PoolState } from './types.ts';

/** A pool from a form's side: A is the token of its first field. Amounts and reserves in raw units. */
export interface FacingPool {
  readonly pool: PoolState;
  readonly isAToken0: boolean;
  /** Side that the router's call names first; it decides how the other amount is rounded. */
  readonly named: 'A' | 'B';
}

export interface AddSetting extends FacingPool {
  /** Slippage tolerance of the amounts, in 1/10000. */
  readonly slippageBps: number;
  /** Transfer fee of each token, in 1/10000; 0 for a token that moves whole. */
  readonly transferFeeBpsA: number;
  readonly transferFeeBpsB: number;
}

export interface AddIntent extends AddSetting {
  /** Maximum to take of each token, raw units. */
  readonly amountADesired: bigint;
  readonly amountBDesired: bigint;
}

/** Result of an addition in the router and the pair now; raw units. */
export interface AddQuote {
  readonly amountADesired: bigint;
  readonly amountBDesired: bigint;
  /** Amounts taken at the pool's price, and the minimum the router may take instead. */
  readonly takenA: bigint;
  readonly takenB: bigint;
  readonly amountAMin: bigint;
  readonly amountBMin: bigint;
  /** Pool tokens minted, and the minimum that still matches the quote. */
  readonly poolTokens: bigint;
  readonly minPoolTokens: bigint;
  readonly supplyAfter: bigint;
  /** True if the pool was empty: these amounts set its price. */
  readonly opensPool: boolean;
}

const ALL_BPS = 10_000n;
/**
 * Tolerance for pool tokens: fees between two blocks raise their price, and a transfer fee is known to 1/10000 only.
 */
const POOL_TOKEN_LEEWAY_BPS = 10;
const MAX_SLIPPAGE_BPS = 10_000;

const arriving = (sent: bigint, transferFeeBps: number): bigint =>
  (sent * (ALL_BPS - BigInt(transferFeeBps))) / ALL_BPS;

const reservesOf = ({ pool, isAToken0 }: FacingPool): readonly [a: bigint, b: bigint] =>
  isAToken0 ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0];

/** Raw units of B per raw unit of A; undefined for a pool without a price. */
export const poolPrice = (facing: FacingPool): Fraction | undefined => {
  const [a, b] = reservesOf(facing);
  return a === 0n || b === 0n ? undefined : { numerator: b, denominator: a };
};

/**
 * Quote of an addition at the pool's current state. Minimum amounts follow from the amounts taken, as the router
 * compares them. Only this app compares the minimum of pool tokens; the router has no such bound.
 */
export const quoteAdd = (intent: AddIntent): Result<AddQuote, PoolProblem> => {
  const { pool, isAToken0, named, amountADesired, amountBDesired, slippageBps, transferFeeBpsA, transferFeeBpsB } =
    intent;
  const [wanted0, wanted1] = isAToken0 ? [amountADesired, amountBDesired] : [amountBDesired, amountADesired];
  const taken = amountsToAdd(pool, wanted0, wanted1, (named === 'A') === isAToken0 ? 'token0' : 'token1');
  if (!taken.ok) return taken;
  const { amount0, amount1 } = taken.value;
  const [toll0, toll1] = isAToken0 ? [transferFeeBpsA, transferFeeBpsB] : [transferFeeBpsB, transferFeeBpsA];
  const minted = poolTokensFor(pool, arriving(amount0, toll0), arriving(amount1, toll1));
  if (!minted.ok) return minted;
  const [takenA, takenB] = isAToken0 ? [amount0, amount1] : [amount1, amount0];
  const supply = supplyAtMint(pool);
  const poolTokens = minted.value;
  return ok({
    amountADesired,
    amountBDesired,
    takenA,
    takenB,
    amountAMin: minAfterSlippage(takenA, slippageBps),
    amountBMin: minAfterSlippage(takenB, slippageBps),
    poolTokens,
    minPoolTokens: minAfterSlippage(poolTokens, Math.min(MAX_SLIPPAGE_BPS, slippageBps + POOL_TOKEN_LEEWAY_BPS)),
    supplyAfter: supply + poolTokens + (supply === 0n ? LOCKED_POOL_TOKENS : 0n),
    opensPool: !hasLiquidity(pool),
  });
};

/**
 * Reason that an addition no longer matches the confirmed one. `poolMoved`: the price, which alone decides the amounts
 * taken. `fewerPoolTokens`: the confirmed amounts mint fewer pool tokens, for example through a transfer fee.
 */
export type AddChange = 'poolMoved' | 'fewerPoolTokens';

/** Compares amounts with the confirmed quote; undefined if they are within its bounds. */
export const addChange = (
  accepted: AddQuote,
  { takenA, takenB, poolTokens }: Pick<AddQuote, 'takenA' | 'takenB' | 'poolTokens'>,
): AddChange | undefined => {
  const { amountADesired, amountBDesired, amountAMin, amountBMin, minPoolTokens } = accepted;
  if (takenA < amountAMin || takenA > amountADesired || takenB < amountBMin || takenB > amountBDesired)
    return 'poolMoved';
  return poolTokens < minPoolTokens ? 'fewerPoolTokens' : undefined;
};

/**
 * Quote of a confirmed addition at the pool's current state with the confirmed bounds, or the reason that it no longer
 * matches.
 */
export const requoteAdd = (accepted: AddQuote, setting: AddSetting): Result<AddQuote, AddChange> => {
  const { amountADesired, amountBDesired, amountAMin, amountBMin, minPoolTokens } = accepted;
  const again = quoteAdd({ ...setting, amountADesired, amountBDesired });
  if (!again.ok) return err('poolMoved');
  const change = addChange(accepted, again.value);
  return change ? err(change) : ok({ ...again.value, amountAMin, amountBMin, minPoolTokens });
};
