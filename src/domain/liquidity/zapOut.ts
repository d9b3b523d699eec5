import { err, ok, type Result } from '#lib/result.ts';
import { divideUp } from '../amounts/integers.ts';
import type { OrderMarket } from '../orderBook/types.ts';
import type { QuoteProblem } from '../trade/types.ts';
import { minAfterSlippage } from './poolMath.ts';
import { removalOf, type Removal } from './quoteRemoval.ts';
import type { PoolState } from './types.ts';
import { swapInMarket } from './zapIn.ts';

/** A is the token of the form's first amount. */
export type Side = 'A' | 'B';

export interface ZapOutTerms {
  readonly pool: PoolState;
  readonly isAToken0: boolean;
  /** Raw. */
  readonly poolTokens: bigint;
  readonly received: Side;
  /**
   * Part of the other token that is not swapped, in 1/10000: calls are fixed before they are mined, and the removal may
   * pay less by then.
   */
  readonly keptBps: number;
  /** Orders of the other token's sale. */
  readonly orders: Omit<OrderMarket, 'reserveSold' | 'reserveBought'>;
}

/** Raw units: `own` of the received token, `other` of the one that is swapped. */
export interface ZapOutQuote {
  readonly removal: Removal;
  /** The pool's raw reserves after the removal, where the swap happens. */
  readonly reserves: { readonly reserve0: bigint; readonly reserve1: bigint };
  readonly own: bigint;
  readonly other: bigint;
  /** Input of the swap, and its output in the received token. */
  readonly swapped: bigint;
  readonly bought: bigint;
  /** Rest of the other token; stays in the wallet. */
  readonly kept: bigint;
  /** Received token, from the removal and the swap. */
  readonly total: bigint;
  /** Received token that the swap loses against the pool's price before it, rounded up; negative for a better price. */
  readonly cost: bigint;
}

/** Raw amounts in the order of received and other token. */
export const facingSide = <T>(received: Side, { a, b }: { readonly a: T; readonly b: T }): readonly [T, T] =>
  received === 'A' ? [a, b] : [b, a];

/**
 * Removal into one token: the pool pays both, then the other one is sold through the order book and what is left of the
 * pool, at any price. Unit for unit what both calls do if nothing happens between. Raw units. `amountTooSmall`: the
 * removal pays too little to swap. `noLiquidity`: the removal empties a reserve.
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
