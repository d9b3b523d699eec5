import { divideUp } from '../amounts/integers.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { matchAtAnyPrice, type OrderMatch } from '../orderBook/matchOrder.ts';
import type { OrderMarket, OrderRefusal } from '../orderBook/types.ts';
import { minInputFor } from './minInputFor.ts';
import type { QuoteProblem, TradeIntent } from './types.ts';
import { beyondSlippage, worstPriceOf, type Ratio } from './worstPrice.ts';

interface Terms {
  readonly from: bigint;
  readonly to: bigint;
}

/** Problem of a quote. A book that is known in part gives `bookTooShort`; all else is the contract's refusal. */
export const refusedBy = (refusal: OrderRefusal): QuoteProblem =>
  refusal.code === 'bookTooShort' ? { code: 'bookTooShort' } : { code: 'refused', refusal };

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Largest `to` at which an order of `from` still trades all of it: at the worst price, and better than the pool. */
const largestTo = ({ reserveSold, reserveBought }: OrderMarket, from: bigint, worst: Ratio): bigint => {
  const abovePool = (from * reserveBought - 1n) / reserveSold;
  return smaller((from * worst.to) / worst.from, abovePool);
};

const isFarBeyond = ({ from, to }: Terms, limit: Ratio): boolean => from * limit.to * 100n > to * limit.from * 101n;

const receivedOf = ({ bookTaken, poolOutput }: OrderMatch): bigint => bookTaken + poolOutput;

const inputOf = ({ field, amount }: TradeIntent, market: OrderMarket): Result<bigint, QuoteProblem> => {
  if (field === 'INPUT') return ok(amount);
  const min = minInputFor(market, amount);
  if (min.ok) return min;
  return err(min.error.code === 'refused' ? refusedBy(min.error.refusal) : min.error);
};

/**
 * Order that trades all of its input in this block. Its limit is the worst price that the input reaches in the book
 * and the pool, moved against the trader by the slippage. `to` is rounded up, in the trader's favour, unless a part
 * would then stay unfilled. An order whose limit whole units move by over 1 % is refused. An order behind another one
 * on its side can still only rest.
 */
export const marketOrder = (intent: TradeIntent, market: OrderMarket): Result<Terms, QuoteProblem> => {
  if (market.reserveSold === 0n || market.reserveBought === 0n) return err({ code: 'noLiquidity' });
  const input = inputOf(intent, market);
  if (!input.ok) return input;
  const from = input.value;
  const match = matchAtAnyPrice(market, from);
  if (!match.ok) return err(refusedBy(match.error));
  if (receivedOf(match.value) === 0n) return err({ code: 'amountTooSmall' });
  const worst = worstPriceOf(market, match.value);
  const limit = beyondSlippage(intent.direction, worst, intent.slippageBps);
  const most = largestTo(market, from, worst);
  if (most === 0n) return err({ code: 'limitTooCoarse' });
  const exact = divideUp(from * limit.to, limit.from);
  const order = { from, to: smaller(exact > 0n ? exact : 1n, most) };
  return isFarBeyond(order, limit) ? err({ code: 'limitTooCoarse' }) : ok(order);
};
