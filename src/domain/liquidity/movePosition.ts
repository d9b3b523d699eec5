import { err, ok, type Result } from '#lib/result.ts';
import { amountsFor, hasLiquidity, minAfterSlippage, type PoolProblem } from './poolMath.ts';
import { quoteAdd, reservesOf, type AddQuote, type FacingPool } from './quoteAdd.ts';
import { removalOf, type Removal } from './quoteRemoval.ts';
import type { PoolState } from './types.ts';

export interface SideAmounts {
  readonly a: bigint;
  readonly b: bigint;
}

export interface MoveTerms {
  readonly from: { readonly pool: PoolState; readonly isAToken0: boolean };
  readonly poolTokens: bigint;
  readonly to: FacingPool;
  readonly slippageBps: number;
  /** Part of the removal that is not supplied, in 1/10000. Calls are fixed before it is known what the removal pays. */
  readonly keptBps: number;
}

export interface MoveQuote {
  readonly removal: Removal;
  readonly add: AddQuote;
  readonly kept: SideAmounts;
  /** Rounding loss: removed, and neither kept nor paid by the new pool tokens. */
  readonly lost: SideAmounts;
}

/** Supply of these raw amounts at the pool's price. A pool without liquidity is refused with `oneSided`. */
export const supplyOf = (to: FacingPool, { a, b }: SideAmounts, slippageBps: number): Result<AddQuote, PoolProblem> =>
  hasLiquidity(to.pool)
    ? quoteAdd({
        ...{ ...to, slippageBps, transferFeeBpsA: 0, transferFeeBpsB: 0 },
        ...{ amountADesired: a, amountBDesired: b },
      })
    : err({ code: 'oneSided' });

const redeemed = (to: FacingPool, { takenA, takenB, poolTokens, supplyAfter }: AddQuote): SideAmounts => {
  const [reserveA, reserveB] = reservesOf(to);
  const after = { reserve0: reserveA + takenA, reserve1: reserveB + takenB, totalSupply: supplyAfter };
  const { amount0, amount1 } = amountsFor({ ...after, kLast: 0n, feeRate: undefined }, poolTokens);
  return { a: amount0, b: amount1 };
};

/**
 * Moves pool tokens of one exchange into the pool of the same tokens on another one, without a swap: both tokens are
 * removed, and as much of them is supplied as the other pool's price allows. Equal to the unit to both calls. Raw
 * units. `zeroAmount`, `tooLittle`: too little to supply.
 */
export const movePosition = (terms: MoveTerms): Result<MoveQuote, PoolProblem> => {
  const { from, poolTokens, to, slippageBps, keptBps } = terms;
  const removal = removalOf(from.pool, from.isAToken0, poolTokens);
  const { amountA, amountB } = removal;
  const sure = { a: minAfterSlippage(amountA, keptBps), b: minAfterSlippage(amountB, keptBps) };
  const add = supplyOf(to, sure, slippageBps);
  if (!add.ok) return add;
  const { takenA, takenB } = add.value;
  const paid = redeemed(to, add.value);
  return ok({
    removal,
    add: add.value,
    kept: { a: amountA - takenA, b: amountB - takenB },
    lost: { a: takenA - paid.a, b: takenB - paid.b },
  });
};
