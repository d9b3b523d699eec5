import type { Fraction } from '../amounts/fraction.ts';
import { arrivesAfter } from '../tokens/transferFees.ts';
import { amountsFor, hasLiquidity, minAfterSlippage, poolTokensToGet, shareOf, supplyAtMint } from './poolMath.ts';
import type { PoolState } from './types.ts';

/** Field that was typed; the others follow from it. `percent` is a part of the wallet's pool tokens. */
export type RemovalField = 'percent' | 'poolTokens' | 'amountA' | 'amountB';

const WHOLE = 10_000n;

interface RemovalIntent {
  readonly pool: PoolState;
  readonly isAToken0: boolean;
  readonly held: bigint | undefined;
  readonly field: RemovalField;
  readonly typed: bigint;
}

export interface Removal {
  readonly poolTokens: bigint;
  readonly amountA: bigint;
  readonly amountB: bigint;
}

/** Raw payout of pool tokens, rounded down; A and B are in the form's order. Source: `burn` of the pair. */
export const removalOf = (pool: PoolState, isAToken0: boolean, poolTokens: bigint): Removal => {
  const { amount0, amount1 } = amountsFor(pool, poolTokens);
  return isAToken0
    ? { poolTokens, amountA: amount0, amountB: amount1 }
    : { poolTokens, amountA: amount1, amountB: amount0 };
};

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
 * Removal that pays at least a typed amount; it may exceed the balance. Undefined without a balance, or if the pool
 * lacks the token.
 */
export const quoteRemoval = (intent: RemovalIntent): Removal | undefined => {
  if (!hasLiquidity(intent.pool)) return undefined;
  const poolTokens = poolTokensOf(intent);
  return poolTokens === undefined ? undefined : removalOf(intent.pool, intent.isAToken0, poolTokens);
};

/** Share of `held` in 1/10000, rounded down; undefined if `held` is 0 or unknown. */
export const percentOf = (poolTokens: bigint, held: bigint | undefined): bigint | undefined =>
  held === undefined || held === 0n ? undefined : (poolTokens * WHOLE) / held;

/** Raw pool tokens that the removal needs beyond those in the wallet. */
export const missingPoolTokens = ({ poolTokens }: Pick<Removal, 'poolTokens'>, wallet: bigint): bigint =>
  poolTokens > wallet ? poolTokens - wallet : 0n;

/** Raw minimums `amountAMin` and `amountBMin` for the router, rounded down; slippage in 1/10000. */
export const minRemoved = ({ amountA, amountB }: Removal, slippageBps: number) => ({
  amountAMin: minAfterSlippage(amountA, slippageBps),
  amountBMin: minAfterSlippage(amountB, slippageBps),
});

/**
 * Removal after transfer fees (1/10000). They apply twice if it pays native coin, because the tokens then pass through
 * the router.
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

/** Exact share of the remaining supply; undefined if `poolTokens` exceed `owned`, or `owned` the supply. */
export const shareAfter = (pool: PoolState, owned: bigint, poolTokens: bigint): Fraction | undefined => {
  const supply = supplyAtMint(pool);
  return poolTokens > owned || owned > supply ? undefined : shareOf(owned - poolTokens, supply - poolTokens);
};
