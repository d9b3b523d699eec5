import { err, ok, type Result } from '#lib/result.ts';
import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { orderAtLimit, orderPrice } from './limitOrder.ts';
import { quoteTrade } from './quoteTrade.ts';
import type { QuoteProblem, TradeDirection, TradeIntent, TradeMarket, TradeQuote } from './types.ts';

export const MIN_SCALE_ORDERS = 2;
export const MAX_SCALE_ORDERS = 10;

/** `linear`: the second order sells twice as much as the first, the third three times as much. */
export type ScaleSizes = 'equal' | 'linear';

/** Raw parts that add up exactly; each is at most one unit off its share, and none is negative. */
export const splitWhole = (whole: bigint, count: number, sizes: ScaleSizes): readonly bigint[] => {
  const weightUpTo = (index: number): bigint => BigInt(sizes === 'equal' ? index : (index * (index + 1)) / 2);
  const upTo = (index: number): bigint => (whole * weightUpTo(index)) / weightUpTo(count);
  return Array.from({ length: count }, (_, index) => upTo(index + 1) - upTo(index));
};

/** Exact prices at equal distances, both ends included; `count` is at least 2. */
export const splitPrices = (first: Fraction, last: Fraction, count: number): readonly Fraction[] => {
  const steps = BigInt(count - 1);
  const [start, end] = [first.numerator * last.denominator, last.numerator * first.denominator];
  const denominator = first.denominator * last.denominator * steps;
  return Array.from({ length: count }, (_, index) => ({
    numerator: start * (steps - BigInt(index)) + end * BigInt(index),
    denominator,
  }));
};

export interface ScaleTerms extends Pick<TradeIntent, 'input' | 'output' | 'direction'> {
  readonly total: bigint;
  readonly first: Fraction;
  readonly last: Fraction;
  readonly count: number;
  readonly sizes: ScaleSizes;
}

interface ScaleProblem {
  readonly index: number;
  readonly problem: QuoteProblem;
}

/** Quote of one post-only order in this block, by all rules of the ticket. */
export const quoteScaleOrder = (
  { input, output, direction, total, first, last, count, sizes }: ScaleTerms,
  index: number,
  market: TradeMarket | undefined,
): Result<TradeQuote, QuoteProblem> => {
  const limitPrice = splitPrices(first, last, count)[index];
  const intent = { input, output, direction, orderType: 'LIMIT', field: 'INPUT', slippageBps: 0 } as const;
  const amount = splitWhole(total, count, sizes)[index] ?? 0n;
  return quoteTrade({ ...intent, postOnly: true, amount, ...(limitPrice && { limitPrice }) }, market);
};

/** Quotes of all orders, or the first problem. No order fills, so none affects the others. */
export const quoteScale = (
  terms: ScaleTerms,
  market: TradeMarket | undefined,
): Result<readonly TradeQuote[], ScaleProblem> => {
  const quotes: TradeQuote[] = [];
  for (let index = 0; index < terms.count; index += 1) {
    const quote = quoteScaleOrder(terms, index, market);
    if (!quote.ok) return err({ index, problem: quote.error });
    quotes.push(quote.value);
  }
  return ok(quotes);
};

export interface ScaleRow {
  readonly price: Fraction;
  readonly from: bigint;
  readonly to: bigint;
}

/** Orders as they are placed, to the unit, computed from the terms alone. */
export const scaleRows = ({ total, first, last, count, sizes, direction }: ScaleTerms): readonly ScaleRow[] => {
  const parts = splitWhole(total, count, sizes);
  return splitPrices(first, last, count).map((price, index) => ({
    price,
    ...orderAtLimit(direction, 'INPUT', parts[index] ?? 0n, price),
  }));
};

/** Exact average price in quote per base of all orders together; undefined if they give nothing. */
export const averageOfScale = (terms: ScaleTerms): Fraction | undefined => {
  const received = scaleRows(terms).reduce((sum, { to }) => sum + to, 0n);
  return received > 0n && terms.total > 0n ? orderPrice(terms.direction, terms.total, received) : undefined;
};

export type Ladder = readonly ScaleTerms[];

export interface LadderOrder {
  readonly terms: ScaleTerms;
  readonly index: number;
}

/** Orders in the order of placement: side after side. */
export const ladderOrders = (ladder: Ladder): readonly LadderOrder[] =>
  ladder.flatMap((terms) => Array.from({ length: terms.count }, (_, index) => ({ terms, index })));

/** `sidesMeet`: a sale of the ladder would fill a purchase of it. */
export type LadderProblem =
  | (ScaleProblem & { readonly code: 'order'; readonly terms: ScaleTerms })
  | { readonly code: 'sidesMeet' };

const limitPrices = (quotes: readonly TradeQuote[], orders: readonly LadderOrder[], side: TradeDirection) =>
  quotes.flatMap(({ order: { from, to } }, at) =>
    orders[at]?.terms.direction === side ? [orderPrice(side, from, to)] : [],
  );

/**
 * Quotes of `ladderOrders`, or the first problem. `marketOf` returns book and minimum of a side; undefined while
 * unknown.
 */
export const quoteLadder = (
  ladder: Ladder,
  marketOf: (direction: TradeDirection) => TradeMarket | undefined,
): Result<readonly TradeQuote[], LadderProblem> => {
  const quotes: TradeQuote[] = [];
  for (const terms of ladder) {
    const side = quoteScale(terms, marketOf(terms.direction));
    if (!side.ok) return err({ ...side.error, code: 'order', terms });
    quotes.push(...side.value);
  }
  const orders = ladderOrders(ladder);
  const [bids, asks] = [limitPrices(quotes, orders, 'BUY'), limitPrices(quotes, orders, 'SELL')];
  const isMet = bids.some((bid) => asks.some((ask) => compareFractions(bid, ask) >= 0));
  return isMet ? err({ code: 'sidesMeet' }) : ok(quotes);
};
