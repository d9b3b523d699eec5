import { greatestCommonDivisor } from '../amounts/integers.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { quoteOrder } from '../orderBook/quoteOrder.ts';
import type { OrderMarket, OrderQuote } from '../orderBook/types.ts';
import { orderAtLimit } from './limitOrder.ts';
import type { TradeDirection } from './types.ts';

/** This `to`, at the limit or better, sells at most `max` and more than `min`. Raw units. */
interface Step {
  readonly to: bigint;
  readonly max: bigint;
  readonly min: bigint;
}

const STEPS_ONE_BY_ONE = 64;
const CUTS = 256;

const completeWithin = (market: OrderMarket, { to, max, min }: Step): OrderQuote | undefined => {
  let from = max;
  for (let cut = 0; cut < CUTS && from > min; cut += 1) {
    const quote = quoteOrder(market, { from, to });
    if (!quote.ok) return undefined;
    if (quote.value.remain === 0n) return quote.value;
    // An order with a larger `from` for the same `to` can spend more, so none above this amount fills completely.
    from = quote.value.spent;
  }
  return undefined;
};

/** From `max` sold units downwards, in whole units of the coarser token. */
const stepsBelow = (direction: TradeDirection, max: bigint, limit: Fraction): ((down: bigint) => Step | undefined) => {
  const first = orderAtLimit(direction, 'INPUT', max, limit).to;
  const sellable = (to: bigint): bigint => orderAtLimit(direction, 'OUTPUT', to, limit).from;
  if (first > max) {
    return (down) => {
      const from = max - down;
      return from > 0n
        ? { to: orderAtLimit(direction, 'INPUT', from, limit).to, max: from, min: from - 1n }
        : undefined;
    };
  }
  return (down) => {
    const to = first - down;
    return to > 0n ? { to, max: down === 0n ? max : sellable(to), min: sellable(to - 1n) } : undefined;
  };
};

/** First step with a complete order; far away one whose neighbour has none. */
const firstComplete = (market: OrderMarket, stepAt: (down: bigint) => Step | undefined): OrderQuote | undefined => {
  const at = (down: bigint): OrderQuote | undefined => {
    const step = stepAt(down);
    return step && completeWithin(market, step);
  };
  for (let down = 0n; down < STEPS_ONE_BY_ONE; down += 1n) {
    const found = at(down);
    if (found) return found;
  }
  let low = BigInt(STEPS_ONE_BY_ONE - 1);
  let high = low * 2n;
  let best = at(high);
  while (!best) {
    if (!stepAt(high)) return undefined;
    low = high;
    high *= 2n;
    best = at(high);
  }
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    const found = at(middle);
    if (found) {
      best = found;
      high = middle;
    } else low = middle;
  }
  return best;
};

const completeAtOwnPrice = (market: OrderMarket, { from, to, spent }: OrderQuote): OrderQuote | undefined => {
  const divisor = greatestCommonDivisor(from, to);
  const times = spent / (from / divisor);
  if (times === 0n) return undefined;
  const quote = quoteOrder(market, { from: (from / divisor) * times, to: (to / divisor) * times });
  return quote.ok && quote.value.remain === 0n ? quote.value : undefined;
};

/**
 * Sells at most what `quote` would spend, at the limit (quote per base) or better, and rests nothing. Rounding may cut
 * a few more units. Undefined if whole units permit no order that outbids the pool. Raw.
 */
export const cutToFill = (
  market: OrderMarket,
  quote: OrderQuote,
  direction: TradeDirection,
  limit: Fraction,
): OrderQuote | undefined => {
  if (quote.remain === 0n) return quote;
  if (quote.spent === 0n) return undefined;
  return firstComplete(market, stepsBelow(direction, quote.spent, limit)) ?? completeAtOwnPrice(market, quote);
};
