import type { Fraction } from '../amounts/fraction.ts';
import { arrivesAfter } from '../tokens/transferFees.ts';
import { amountsFor, hasLiquidity, minAfterSlippage, poolTokensToGet, shareOf, supplyAtMint } from './poolMath.ts';
import type { PoolState } from './types.ts';

/** The typed field of a removal; the other three follow from it. `percent` is of the pool tokens in the wallet. */
export type RemovalField = 'percent' | 'poolTokens' | 'amountA' | 'amountB';

/** All of the wallet's pool tokens, in 1/10000. */
export const WHOLE = 10_000n;

export interface RemovalIntent {
  readonly pool: PoolState;
  readonly isAToken0: boolean;
  /** Pool tokens in the wallet, raw; undefined while unknown. */
  readonly held: bigint | undefined;
  readonly field: RemovalField;
  /** Raw units, or 1/10000 for a percentage. */
  readonly typed: bigint;
}

/** A removal from a pool, in raw units. A is the token of the form's first amount. */
export interface Removal {
  readonly poolTokens: bigint;
  readonly amountA: bigint;
  readonly amountB: bigint;
}

/** Payout for burned raw pool tokens, in the form's order of tokens. */
export const removalOf = (pool: PoolState, isAToken0: boolean, poolTokens: bigint): Removal => {
  const { amount0, amount1 } = amountsFor(pool, poolTokens);
  return isAToken0
    ? { poolTokens, amountA: amount0, amountB: amount1 }
    : { poolTokens, amountA: amount1, amountB: amount0 };
};

/** Pool tokens to burn for an amount of one token; the whole balance if it pays exactly that amount. */
const poolTokensForAmount = (
  { pool, isAToken0, held, typed }: RemovalIntent,
  field: 'amountA' | 'amountB',
): bigint | undefined => {
  const reserve = (field === 'amountA') === isAToken0 ? pool.reserve0 : pool.reserve1;
  if (reserve === 0n) return undefined;
  const paysJustThat = held !== undefined && removalOf(pool, isAToken0, held)[field] === typed;
  return paysJustThat ? held : poolTokensToGet(pool, typed, reserve);
};

const poolTokensOf = (intent: RemovalIntent): bigint | undefined => {
  const { held, field, typed } = intent;
  switch (field) {
    case 'percent':
      return held === undefined ? undefined : (held * typed) / WHOLE;
    case 'poolTokens':
      return typed;
    case 'amountA':
    case 'amountB':
      return poolTokensForAmount(intent, field);
  }
};

/**
 * Removal for the typed value; at least that amount if an amount is typed. Undefined while the balance is unknown, or
 * if the pool has none of the token. A removal may exceed the balance; the pool then refuses it.
 */
export const quoteRemoval = (intent: RemovalIntent): Removal | undefined => {
  if (!hasLiquidity(intent.pool)) return undefined;
  const poolTokens = poolTokensOf(intent);
  return poolTokens === undefined ? undefined : removalOf(intent.pool, intent.isAToken0, poolTokens);
};

/** Pool tokens in 1/10000 of `held`, rounded down; undefined if `held` is 0 or unknown. */
export const percentOf = (poolTokens: bigint, held: bigint | undefined): bigint | undefined =>
  held === undefined || held === 0n ? undefined : (poolTokens * WHOLE) / held;

/** Minimum amounts that the router must pay; raw units. */
export const minRemoved = ({ amountA, amountB }: Removal, slippageBps: number) => ({
  amountAMin: minAfterSlippage(amountA, slippageBps),
  amountBMin: minAfterSlippage(amountB, slippageBps),
});

/**
 * Amounts of a removal on arrival. If the removal pays the native coin, the tokens pass through the router, so their
 * transfer fee applies twice. Fees in 1/10000 of each transfer.
 */
export const arrivingRemoval = <R extends Pick<Removal, 'amountA' | 'amountB'>>(
  removal: R,
  { feeA, feeB, paysCoin }: { readonly feeA: number; readonly feeB: number; readonly paysCoin: boolean },
): R => {
  const transfers = paysCoin ? 2 : 1;
  return {
    ...removal,
    amountA: arrivesAfter(removal.amountA, feeA, transfers),
    amountB: arrivesAfter(removal.amountB, feeB, transfers),
  };
};

/** Share of the pool that remains of `owned` raw pool tokens; undefined if `poolTokens` exceeds them. */
export const shareAfter = (pool: PoolState, owned: bigint, poolTokens: bigint): Fraction | undefined => {
  const supply = supplyAtMint(pool);
  return poolTokens > owned || owned > supply ? undefined : shareOf(owned - poolTokens, supply - poolTokens);
};
