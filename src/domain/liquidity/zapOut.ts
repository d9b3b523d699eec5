import { err, ok, type Result } from '#lib/result.ts';
import { divideUp } from '../amounts/integers.ts';
import type { OrderMarket } from '../orderBook/types.ts';
import type { QuoteProblem } from '../trade/types.ts';
import { minAfterSlippage } from './poolMath.ts';
import { removalOf, type Removal } from './quoteRemoval.ts';
import type { PoolState } from './types.ts';
import { swapInMarket } from './zapIn.ts';

export type Side = 'A' | 'B';

export interface ZapOutTerms {
  readonly pool: PoolState;
  readonly isAToken0: boolean;
  readonly poolTokens: bigint;
  readonly received: Side;
  /**
   * Part of the other token that is not swapped, in 1/10000. Calls are fixed before they are mined, and the removal
   * may pay less by then.
   */
  readonly keptBps: number;
  readonly orders: Omit<OrderMarket, 'reserveSold' | 'reserveBought'>;
}

export interface ZapOutQuote {
  readonly removal: Removal;
  /** Raw reserves of the pool after the removal, in which the swap happens. */
  readonly reserves: { readonly reserve0: bigint; readonly reserve1: bigint };
  readonly own: bigint;
  readonly other: bigint;
  readonly swapped: bigint;
  readonly bought: bigint;
  readonly kept: bigint;
  readonly total: bigint;
  /**
   * Raw received token that the swap loses against the pool's price before it, rounded up; negative for a better
   * price.
   */
  readonly cost: bigint;
}

/** Values in the order of received and other token. */
export const facingSide = <T>(received: Side, { a, b }: { readonly a: T; readonly b: T }): readonly [T, T] =>
  received === 'A' ? [a, b] : [b, a];

/**
 * Removal into one token: the pool pays both tokens, then the other one is sold at any price through the order book
 * and what is left of the pool. Equal to the unit to both calls if nothing happens between them. Raw units.
 * `amountTooSmall`: the removal pays too little to swap. `noLiquidity`: the removal empties a reserve.
 */
export const zapOut = (terms: ZapOutTerms): Result<ZapOutQuote, QuoteProblem> => {
  const { pool, isAToken0, poolTokens, received, keptBps, orders } = terms;
  const removal = removalOf(pool, isAToken0, poolTokens);
  const [own, other] = facingSide(received, { a: removal.amountA, b: removal.amountB });
  const swapped = minAfterSlippage(other, keptBps);
  if (own === 0n || swapped === 0n) return err({ code: 'amountTooSmall' });
  const isOwn0 = (received === 'A') === isAToken0;
  const [reserveOwn, reserveOther] = isOwn0 ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0];
  const [ownAfter, otherAfter] = [reserveOwn - own, reserveOther - other];
  const swap = swapInMarket({ ...orders, reserveSold: otherAfter, reserveBought: ownAfter })(swapped);
  if (!swap.ok) return swap;
  const bought = swap.value.received;
  if (bought === 0n) return err({ code: 'amountTooSmall' });
  const [reserve0, reserve1] = isOwn0 ? [ownAfter, otherAfter] : [otherAfter, ownAfter];
  return ok({
    removal,
    reserves: { reserve0, reserve1 },
    ...{ own, other, swapped, bought },
    kept: other - swapped,
    total: own + bought,
    cost: divideUp(swapped * reserveOwn, reserveOther) - bought,
  });
};
