import { poolCurve } from './poolCurve.ts';
import { quoteOrder } from './quoteOrder.ts';
import { sideDepth } from './sideDepth.ts';
import type { OrderMarket, OrderRequest, RestingOrder } from './types.ts';

/** Why a resting order waits, and what would end the wait. Amounts are raw integer units. */
export interface WhyNotFilled {
  /**
   * `away`: the pool asks a worse price than the order does. `crossed`: an order of the other side is better than
   * this one's price, but the contract never matches two orders that both rest. `queue`: the price is reached, others
   * are filled first. `waits`: it is next, and a resting order is filled only by a new order of the other side.
   */
  readonly reason: 'away' | 'crossed' | 'queue' | 'waits';
  /** The orders before it in its list, and what they still sell. */
  readonly ahead: { readonly orders: number; readonly amount: bigint };
  /** The new order of the other side that fills it now: sells `from` of the wanted token. Undefined: no single one. */
  readonly counter: OrderRequest | undefined;
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

const isFilledBy = (taker: OrderMarket, counter: OrderRequest, order: RestingOrder): boolean => {
  const quote = quoteOrder(taker, counter);
  return quote.ok && quote.value.fills.some(({ index, remain }) => index === order.index && remain === 0n);
};

/**
 * An order at exactly the resting order's price. Where the pool is better than that price, it first walks the pool to
 * it and then takes the list up to the order. Where it is not, the contract takes only orders of exactly the same
 * price, so both amounts must keep the ratio to the unit. Either way the contract's own rules have the last word.
 */
const counterOrder = (taker: OrderMarket, order: RestingOrder, position: number): OrderRequest | undefined => {
  const cost = sideDepth(taker.opposite, position + 1).costs[position + 1];
  if (cost === undefined || order.to === 0n) return undefined;
  const kept = poolCurve(taker.reserveSold, taker.reserveWanted).inputToRatio(order.to, order.from);
  const walked = kept + cost;
  const step = order.to / greatestDivisor(order.from, order.to);
  const exact = ((cost + step - 1n) / step) * step;
  return [walked, exact]
    .map((from) => ({ from, to: (from * order.from) / order.to }))
    .find((counter) => counter.to > 0n && isFilledBy(taker, counter, order));
};

const reasonOf = (market: OrderMarket, order: RestingOrder, position: number): WhyNotFilled['reason'] => {
  const best = market.opposite[0];
  if (best && order.from * best.from > order.to * best.to) return 'crossed';
  if (order.from * market.reserveWanted < order.to * market.reserveSold) return 'away';
  return position > 0 ? 'queue' : 'waits';
};

/**
 * Why an order rests, by the contract's matching rules. `market` is the pair as an order in the same direction meets
 * it. Undefined for an order that is not in the known part of its list.
 */
export const whyNotFilled = (market: OrderMarket, index: bigint): WhyNotFilled | undefined => {
  const position = market.same.findIndex((entry) => entry.index === index);
  const order = market.same[position];
  if (!order) return undefined;
  const taker: OrderMarket = {
    reserveSold: market.reserveWanted,
    reserveWanted: market.reserveSold,
    same: market.opposite,
    opposite: market.same,
  };
  const ahead = sideDepth(market.same, position).takes[position] ?? 0n;
  return {
    reason: reasonOf(market, order, position),
    ahead: { orders: position, amount: ahead },
    counter: counterOrder(taker, order, position),
  };
};
