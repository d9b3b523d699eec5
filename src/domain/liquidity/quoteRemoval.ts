import type { Fraction } from '../amounts/fraction.ts';
import { arrivesAfter } from '../tokens/transferFees.ts';
import { amountsFor, hasLiquidity, minAfterSlippage, poolTokensToGet, shareOf, supplyAtMint } from './poolMath.ts';
import type { PoolState } from './types.ts';

/** What of a removal is typed; the other three follow. `percent` is of the pool tokens in the wallet. */
export type RemovalField = 'percent' | 'poolTokens' | 'amountA' | 'amountB';

/** The whole of the wallet's pool tokens, in hundredths of a percent. */
export const WHOLE = 10_000n;

export interface RemovalIntent {
  readonly pool: PoolState;
  readonly isAToken0: boolean;
  /** Pool tokens in the wallet, raw; undefined while unknown. */
  readonly held: bigint | undefined;
  readonly field: RemovalField;
  /** Raw units, and hundredths of a percent of a percentage. */
  readonly typed: bigint;
}

/** A part of a pool taken out, in raw units. A is the token of the form's first amount. */
export interface Removal {
  readonly poolTokens: bigint;
  readonly amountA: bigint;
  readonly amountB: bigint;
}

/** What burning raw pool tokens pays, as the form names the tokens. */
export const removalOf = (pool: PoolState, isAToken0: boolean, poolTokens: bigint): Removal => {
  const { amount0, amount1 } = amountsFor(pool, poolTokens);
  return isAToken0
    ? { poolTokens, amountA: amount0, amountB: amount1 }
    : { poolTokens, amountA: amount1, amountB: amount0 };
};

/** The pool tokens that an amount of one token takes; all that is held where all that is held pays just that. */
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
 * What is taken out by what is typed: at least that, where it is an amount. Undefined while it cannot be known: what is
 * held is not known, or the pool has none of the token. More than is held is a removal as well, which the pool refuses.
 */
export const quoteRemoval = (intent: RemovalIntent): Removal | undefined => {
  if (!hasLiquidity(intent.pool)) return undefined;
  const poolTokens = poolTokensOf(intent);
  return poolTokens === undefined ? undefined : removalOf(intent.pool, intent.isAToken0, poolTokens);
};

/** Part of `held` that pool tokens are, in hundredths of a percent, rounded down; undefined where nothing is held. */
export const percentOf = (poolTokens: bigint, held: bigint | undefined): bigint | undefined =>
  held === undefined || held === 0n ? undefined : (poolTokens * WHOLE) / held;

/** The least that is still what was confirmed, for the router to hold to; raw units. */
export const minRemoved = ({ amountA, amountB }: Removal, slippageBps: number) => ({
  amountAMin: minAfterSlippage(amountA, slippageBps),
  amountBMin: minAfterSlippage(amountB, slippageBps),
});

/**
 * Amounts of a removal as they arrive: a token of a pool that pays the native coin goes through the router, so that its
 * transfer fee is taken twice. Fees in 1/10000 of each transfer.
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

/** Part of the pool that is left of `owned` raw pool tokens; undefined where more is taken than there is. */
export const shareAfter = (pool: PoolState, owned: bigint, poolTokens: bigint): Fraction | undefined => {
  const supply = supplyAtMint(pool);
  return poolTokens > owned || owned > supply ? undefined : shareOf(owned - poolTokens, supply - poolTokens);
};
