import { err, ok, type Result } from '#lib/result.ts';
import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import type { Address, Token } from '../tokens/types.ts';
import { ownFills } from '../trade/ownFills.ts';
import { quoteTrade } from '../trade/quoteTrade.ts';
import type { QuoteProblem, TradeDirection, TradeMarket, TradeQuote } from '../trade/types.ts';
import type { SkipReason, SliceBounds } from './sliceJob.ts';

export interface SliceOrder extends SliceBounds {
  readonly account: Address;
  readonly input: Token;
  readonly output: Token;
  readonly direction: TradeDirection;
  readonly amount: bigint;
  readonly slippageBps: number;
}

export type SliceProblem =
  /** The slice is skipped; `problem` is the ticket's reason. */
  | { readonly code: 'skip'; readonly reason: SkipReason; readonly problem?: QuoteProblem }
  /** The slice waits: more of the book must be read, or it would fill an order of the account. */
  | { readonly code: 'unknown' | 'ownOrder' };

const skip = (reason: SkipReason): Result<never, SliceProblem> => err({ code: 'skip', reason });

const isBeyond = (direction: TradeDirection, price: Fraction, bound: Fraction): boolean =>
  compareFractions(price, bound) === (direction === 'BUY' ? 1 : -1);

const refused = (problem: QuoteProblem): Result<never, SliceProblem> =>
  err(problem.code === 'bookTooShort' ? { code: 'unknown' } : { code: 'skip', reason: { code: 'noFill' }, problem });

/**
 * Market order of one slice at one block. Its limit is the tighter one of the bound and the slippage from the worst
 * price that the slice reaches. It is refused if that worst price or the price impact exceeds its bound, or if a part
 * would rest.
 */
export const quoteSlice = (order: SliceOrder, market: TradeMarket | undefined): Result<TradeQuote, SliceProblem> => {
  const { account, direction, worstPrice, maxImpactBps, slippageBps, ...terms } = order;
  const intent = { ...terms, direction, field: 'INPUT' } as const;
  const fill = { ...intent, orderType: 'MARKET', unfilled: 'LEAVE_OUT' } as const;
  const reached = quoteTrade({ ...fill, slippageBps: 0 }, market);
  if (!reached.ok) return refused(reached.error);
  const { limitPrice: price, priceImpactBps: bps } = reached.value;
  if (isBeyond(direction, price, worstPrice)) return skip({ code: 'price', price });
  if (bps === undefined) return skip({ code: 'noFill' });
  if (bps > maxImpactBps) return skip({ code: 'impact', bps });
  const usual = quoteTrade({ ...fill, slippageBps }, market);
  if (!usual.ok) return refused(usual.error);
  const isTighter = isBeyond(direction, usual.value.limitPrice, worstPrice);
  const bound = { ...intent, orderType: 'LIMIT', limitPrice: worstPrice, slippageBps: 0 } as const;
  const quoted = isTighter ? quoteTrade(bound, market) : usual;
  if (!quoted.ok) return refused(quoted.error);
  if (quoted.value.rests.sold > 0n) return skip({ code: 'price', price });
  return ownFills(quoted.value, account) ? err({ code: 'ownOrder' }) : ok(quoted.value);
};
