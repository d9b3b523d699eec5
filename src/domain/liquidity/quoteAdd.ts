import { err, ok, type Result } from '#lib/result.ts';
import type { Fraction } from '../amounts/fraction.ts';
import {
  amountsToAdd,
  hasLiquidity,
  minAfterSlippage,
  LOCKED_POOL_TOKENS,
  poolTokensFor,
  supplyAtMint,
  type PoolProblem,
} from './poolMath.ts';
import type { PoolState } from './types.ts';

export interface FacingPool {
  readonly pool: PoolState;
  readonly isAToken0: boolean;
  /** First token of the router's call, which decides how the other amount is rounded. */
  readonly named: 'A' | 'B';
}

export interface AddSetting extends FacingPool {
  readonly slippageBps: number;
  readonly transferFeeBpsA: number;
  readonly transferFeeBpsB: number;
}

export interface AddIntent extends AddSetting {
  readonly amountADesired: bigint;
  readonly amountBDesired: bigint;
}

export interface AddQuote {
  readonly amountADesired: bigint;
  readonly amountBDesired: bigint;
  /** Amounts at the pool's price, and the minimums that the router may take. */
  readonly takenA: bigint;
  readonly takenB: bigint;
  readonly amountAMin: bigint;
  readonly amountBMin: bigint;
  readonly poolTokens: bigint;
  readonly minPoolTokens: bigint;
  readonly supplyAfter: bigint;
  readonly opensPool: boolean;
}

const ALL_BPS = 10_000n;
/** Fees between two blocks raise the price of pool tokens, and transfer fees are known only to 1/10000. */
const POOL_TOKEN_LEEWAY_BPS = 10;
const MAX_SLIPPAGE_BPS = 10_000;

/** Raw amount that arrives: what was sent less the token's transfer fee, rounded down. */
export const arriving = (sent: bigint, transferFeeBps: number): bigint =>
  (sent * (ALL_BPS - BigInt(transferFeeBps))) / ALL_BPS;

/** Raw reserves in the order of the form. */
export const reservesOf = ({ pool, isAToken0 }: FacingPool): readonly [a: bigint, b: bigint] =>
  isAToken0 ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0];

/** Price of the pool, raw B per raw A; undefined for an empty pool. */
export const poolPrice = (facing: FacingPool): Fraction | undefined => {
  const [a, b] = reservesOf(facing);
  return a === 0n || b === 0n ? undefined : { numerator: b, denominator: a };
};

/**
 * Quote of a supply. Minimums follow from the amounts taken, as in the router. Only this app checks the minimum of
 * pool tokens.
 */
export const quoteAdd = (intent: AddIntent): Result<AddQuote, PoolProblem> => {
  const { pool, isAToken0, named, amountADesired, amountBDesired, slippageBps, transferFeeBpsA, transferFeeBpsB } =
    intent;
  const [amount0Desired, amount1Desired] = isAToken0
    ? [amountADesired, amountBDesired]
    : [amountBDesired, amountADesired];
  const taken = amountsToAdd(pool, amount0Desired, amount1Desired, (named === 'A') === isAToken0 ? 'token0' : 'token1');
  if (!taken.ok) return taken;
  const { amount0, amount1 } = taken.value;
  const [transferFeeBps0, transferFeeBps1] = isAToken0
    ? [transferFeeBpsA, transferFeeBpsB]
    : [transferFeeBpsB, transferFeeBpsA];
  const minted = poolTokensFor(pool, arriving(amount0, transferFeeBps0), arriving(amount1, transferFeeBps1));
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
 * `poolMoved`: the price changed. `fewerPoolTokens`: fewer are minted than confirmed, for example because of a
 * transfer fee.
 */
export type AddChange = 'poolMoved' | 'fewerPoolTokens';

/** Undefined within the confirmed raw bounds; `poolMoved` precedes `fewerPoolTokens`. */
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
 * Quote at the pool's new state with the confirmed minimums. Fails with `poolMoved` also if the pool cannot take the
 * amounts.
 */
export const requoteAdd = (accepted: AddQuote, setting: AddSetting): Result<AddQuote, AddChange> => {
  const { amountADesired, amountBDesired, amountAMin, amountBMin, minPoolTokens } = accepted;
  const again = quoteAdd({ ...setting, amountADesired, amountBDesired });
  if (!again.ok) return err('poolMoved');
  const change = addChange(accepted, again.value);
  return change ? err(change) : ok({ ...again.value, amountAMin, amountBMin, minPoolTokens });
};
