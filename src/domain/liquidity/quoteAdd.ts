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

/** A pool seen from a form: A is the token of its first field. Amounts and reserves in raw units. */
export interface FacingPool {
  readonly pool: PoolState;
  readonly isAToken0: boolean;
  /** The side the router's call names first; it decides how the other amount is rounded. */
  readonly named: 'A' | 'B';
}

/** What an addition depends on beside its amounts. */
export interface AddSetting extends FacingPool {
  /** How much less of an amount is still fine, in 1/10000. */
  readonly slippageBps: number;
  /** What each token keeps of a transfer, in 1/10000; 0 of a token that moves whole. */
  readonly transferFeeBpsA: number;
  readonly transferFeeBpsB: number;
}

/** What somebody wants to add. */
export interface AddIntent extends AddSetting {
  /** The most that may be taken of each, raw units. */
  readonly wantedA: bigint;
  readonly wantedB: bigint;
}

/** An addition as the router and the pair would do it now; raw units. */
export interface AddQuote {
  readonly wantedA: bigint;
  readonly wantedB: bigint;
  /** Taken at the pool's price, and the least the router may take instead. */
  readonly takenA: bigint;
  readonly takenB: bigint;
  readonly amountAMin: bigint;
  readonly amountBMin: bigint;
  /** Pool tokens given, and the fewest that are still what was shown. */
  readonly poolTokens: bigint;
  readonly minPoolTokens: bigint;
  /** All pool tokens there are afterwards. */
  readonly supplyAfter: bigint;
  /** Nothing stood in the pool: these amounts set its price. */
  readonly opensPool: boolean;
}

const ALL_BPS = 10_000n;
/**
 * Fees that come in between two blocks make pool tokens dearer, and a transfer fee is known to a hundredth of a
 * percent.
 */
const POOL_TOKEN_LEEWAY_BPS = 10;
const MAX_SLIPPAGE_BPS = 10_000;

const arriving = (sent: bigint, transferFeeBps: number): bigint =>
  (sent * (ALL_BPS - BigInt(transferFeeBps))) / ALL_BPS;

const reservesOf = ({ pool, isAToken0 }: FacingPool): readonly [a: bigint, b: bigint] =>
  isAToken0 ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0];

/** Raw units of B for a raw unit of A; undefined where the pool has no price. */
export const poolPrice = (facing: FacingPool): Fraction | undefined => {
  const [a, b] = reservesOf(facing);
  return a === 0n || b === 0n ? undefined : { numerator: b, denominator: a };
};

/**
 * What `intent` would bring at the pool as it is. The least amounts follow from what would be taken, as the router
 * compares them; the least pool tokens are ours to compare, the router knows no such bound.
 */
export const quoteAdd = (intent: AddIntent): Result<AddQuote, PoolProblem> => {
  const { pool, isAToken0, named, wantedA, wantedB, slippageBps, transferFeeBpsA, transferFeeBpsB } = intent;
  const [wanted0, wanted1] = isAToken0 ? [wantedA, wantedB] : [wantedB, wantedA];
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
    wantedA,
    wantedB,
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
 * Why an addition is no longer what was confirmed. `poolMoved`: the price, as that alone decides how much is taken.
 * `fewerPoolTokens`: amounts as confirmed bring fewer pool tokens, as where a token keeps a part of what is sent.
 */
export type AddChange = 'poolMoved' | 'fewerPoolTokens';

/** What would be taken and given held against what was confirmed; undefined: it lies within. */
export const addChange = (
  accepted: AddQuote,
  { takenA, takenB, poolTokens }: Pick<AddQuote, 'takenA' | 'takenB' | 'poolTokens'>,
): AddChange | undefined => {
  const { wantedA, wantedB, amountAMin, amountBMin, minPoolTokens } = accepted;
  if (takenA < amountAMin || takenA > wantedA || takenB < amountBMin || takenB > wantedB) return 'poolMoved';
  return poolTokens < minPoolTokens ? 'fewerPoolTokens' : undefined;
};

/**
 * What a confirmed addition would do at the present pool, within the bounds that were confirmed, or what has changed.
 */
export const requoteAdd = (accepted: AddQuote, setting: AddSetting): Result<AddQuote, AddChange> => {
  const { wantedA, wantedB, amountAMin, amountBMin, minPoolTokens } = accepted;
  const again = quoteAdd({ ...setting, wantedA, wantedB });
  if (!again.ok) return err('poolMoved');
  const change = addChange(accepted, again.value);
  return change ? err(change) : ok({ ...again.value, amountAMin, amountBMin, minPoolTokens });
};
