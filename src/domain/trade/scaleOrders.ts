import { err, ok, type Result } from '#lib/result.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { quoteTrade } from './quoteTrade.ts';
import type { QuoteProblem, TradeIntent, TradeMarket, TradeQuote } from './types.ts';

export const MIN_SCALE_ORDERS = 2;
export const MAX_SCALE_ORDERS = 10;

/** `equal`: all of one size. `linear`: the second sells twice as much as the first, the third three times as much. */
export type ScaleSizes = 'equal' | 'linear';

/**
 * A whole in raw units as so many parts, which add up to it to the last unit; each is at most one unit away from its
 * exact share, and none is negative.
 */
export const splitWhole = (whole: bigint, count: number, sizes: ScaleSizes): readonly bigint[] => {
  const weightUpTo = (index: number): bigint => BigInt(sizes === 'equal' ? index : (index * (index + 1)) / 2);
  const upTo = (index: number): bigint => (whole * weightUpTo(index)) / weightUpTo(count);
  return Array.from({ length: count }, (_, index) => upTo(index + 1) - upTo(index));
};

/** So many prices from `first` to `last`, both included, at even distances; exact. At least two. */
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
  /** Input of all orders together, raw units. */
  readonly total: bigint;
  /** Limit prices of the first and the last order, quote per base, above zero. */
  readonly first: Fraction;
  readonly last: Fraction;
  readonly count: number;
  readonly sizes: ScaleSizes;
}

/** A problem with the index of the order that has it. */
export interface ScaleProblem {
  readonly index: number;
  readonly problem: QuoteProblem;
}

/** One of the orders as it would be quoted by itself in this block: post-only, by all rules of the ticket. */
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

/** All of them, or the first problem. None of them fills, so none changes what the others meet. */
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
