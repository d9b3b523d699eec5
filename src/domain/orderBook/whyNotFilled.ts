import { greatestCommonDivisor } from '#domain/amounts/integers.ts';
import { poolCurve } from './poolCurve.ts';
import { quoteOrder } from './quoteOrder.ts';
import { sideDepth } from './sideDepth.ts';
import type { OrderMarket, OrderRequest, RestingOrder } from './types.ts';

export interface WhyNotFilled {
  /**
   * `away`: the pool's price is worse. `crossed`: an opposite order is better, but two resting orders never match.
   * `queue`: other orders fill first. `waits`: next in line for a new opposite order.
   */
  readonly reason: 'away' | 'crossed' | 'queue' | 'waits';
  readonly ahead: { readonly orders: number; readonly amount: bigint };
  readonly counter: OrderRequest | undefined;
}

const isFilledBy = (taker: OrderMarket, counter: OrderRequest, order: RestingOrder): boolean => {
  const quote = quoteOrder(taker, counter);
  return quote.ok && quote.value.fills.some(({ index, remain }) => index === order.index && remain === 0n);
};

/**
 * If the pool is better, it is walked to the price first. Otherwise only equal prices trade, so the amounts keep the
 * ratio to the unit.
 */
const counterOrder = (taker: OrderMarket, order: RestingOrder, position: number): OrderRequest | undefined => {
  const cost = sideDepth(taker.opposite, position + 1).costs[position + 1];
  if (cost === undefined || order.to === 0n) return undefined;
  const kept = poolCurve(taker.reserveSold, taker.reserveBought).inputToRatio(order.to, order.from);
  const walked = kept + cost;
  const step = order.to / greatestCommonDivisor(order.from, order.to);
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
 * Reason by the contract's matching rules; `market` is as the order itself sees it. Undefined outside the known list.
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
