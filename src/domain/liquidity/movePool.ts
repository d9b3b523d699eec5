import { ok, type Result } from '#lib/result.ts';
import { orientMarket } from '../orderBook/orientMarket.ts';
import type { PairBook } from '../orderBook/types.ts';
import type { PoolState } from './types.ts';
import { swapInMarket, zapIn, type ZapProblem, type ZapQuote } from './zapIn.ts';
import type { ZapOutQuote } from './zapOut.ts';

interface PoolMoveTerms {
  readonly out: ZapOutQuote;
  /** Raw amount of that token that the second part uses: the minimum that the first part pays, or all of it. */
  readonly used: bigint;
  /** Pool and book of the target. The book's reserves replace the pool's. */
  readonly pool: PoolState;
  readonly book: PairBook;
  readonly isSharedToken0: boolean;
  readonly minimum: bigint | undefined;
  readonly slippageBps: number;
  readonly keptBps: number;
}

export interface PoolMoveQuote {
  /** Side A is the shared token. */
  readonly into: ZapQuote;
  /**
   * Raw amounts that stay in the wallet: of the shared token, of the token that is left, and of the target's other
   * token.
   */
  readonly kept: { readonly shared: bigint; readonly left: bigint; readonly other: bigint };
  /** Raw shared token that both swaps lose against the pools' prices, rounded up; negative for better prices. */
  readonly cost: bigint;
}

/**
 * Moves pool tokens into a pool that has one of the two tokens: a removal into that token, then a supply of it alone.
 * Equal to the unit to a removal, a swap, a swap and a supply. Raw units. Problems are those of `zapIn`.
 */
export const movePool = (terms: PoolMoveTerms): Result<PoolMoveQuote, ZapProblem> => {
  const { out, used, pool, book, isSharedToken0, minimum, slippageBps, keptBps } = terms;
  const { reserve0, reserve1, token0, token1 } = book;
  const into = zapIn({
    facing: { pool: { ...pool, reserve0, reserve1 }, isAToken0: isSharedToken0, named: 'A' },
    ...{ paid: 'A', amount: used, slippageBps, keptBps },
    swap: swapInMarket(orientMarket(book, isSharedToken0 ? token0 : token1, minimum)),
  });
  if (!into.ok) return into;
  const { dust, cost } = into.value;
  return ok({
    into: into.value,
    kept: { shared: out.total - used + dust.paid, left: out.kept, other: dust.other },
    cost: out.cost + cost,
  });
};
