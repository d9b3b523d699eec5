import { poolCurve } from './poolCurve.ts';
import { quoteOrder } from './quoteOrder.ts';
import { sideDepth } from './sideDepth.ts';
import type { OrderMarket, OrderRequest, RestingOrder } from './types.ts';

/** Reason that a resting order waits, and the remedy. Amounts are raw integer units. */
export interface WhyNotFilled {
  /**
   * `away`: the pool's price is worse than the order's. `crossed`: an opposite order has a better price than this one,
   * but the contract never matches two resting orders. `queue`: the price is reached, but other orders fill first.
   * `waits`: the order is next, and only a new opposite order fills a resting one.
   */
  readonly reason: 'away' | 'crossed' | 'queue' | 'waits';
  /** Orders before it in its list, and the amount that they still sell. */
  readonly ahead: { readonly orders: number; readonly amount: bigint };
  /** New opposite order that fills it now: sells `from` of the wanted token. Undefined if no single order does. */
  readonly counter: OrderRequest | undefined;
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b));

const isFilledBy = (taker: OrderMarket, counter: OrderRequest, order: RestingOrder): boolean => {
  const quote = quoteOrder(taker, counter);
  return quote.ok && quote.value.fills.some(({ index, remain }) => index === order.index && remain === 0n);
};

/**
 * Order at exactly the resting order's price. If the pool is better than that price, the order first walks the pool to
 * it and then takes the list up to the resting order. If it is not, the contract takes only orders of exactly the same
 * price, so both amounts must keep the ratio to the unit. `quoteOrder` checks both candidates.
 */
const counterOrder = (taker: OrderMarket, order: RestingOrder, position: number): OrderRequest | undefined => {
  const cost = sideDepth(taker.opposite, position + 1).costs[position + 1];
  if (cost === undefined || order.to === 0n) return undefined;
  const kept = poolCurve(taker.reserveSold, taker.reserveBought).inputToRatio(order.to, order.from);
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
  if (order.from * market.reserveBought < order.to * market.reserveSold) return 'away';
  return position > 0 ? 'queue' : 'waits';
};

/**
 * Reason that an order rests, by the contract's matching rules. `market` is the pair from the side of an order in the
 * same direction. Undefined if the order is not in the known part of its list.
 */
export const whyNotFilled = (market: OrderMarket, index: bigint): WhyNotFilled | undefined => {
  const position = market.same.findIndex((entry) => entry.index === index);
  const order = market.same[position];
  if (!order) return undefined;
  const taker: OrderMarket = {
    reserveSold: market.reserveBought,
    reserveBought: market.reserveSold,
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
