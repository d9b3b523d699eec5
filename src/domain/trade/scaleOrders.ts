import { err, ok, type Result } from '#lib/result.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { quoteTrade } from './quoteTrade.ts';
import type { QuoteProblem, TradeIntent, TradeMarket, TradeQuote } from './types.ts';

export const MIN_SCALE_ORDERS = 2;
export const MAX_SCALE_ORDERS = 10;

/** `linear`: the second order sells twice as much as the first, the third three times. */
export type ScaleSizes = 'equal' | 'linear';

/** Parts add up exactly; each is at most one raw unit off its share, none negative. */
export const splitWhole = (whole: bigint, count: number, sizes: ScaleSizes): readonly bigint[] => {
  const weightUpTo = (index: number): bigint => BigInt(sizes === 'equal' ? index : (index * (index + 1)) / 2);
  const upTo = (index: number): bigint => (whole * weightUpTo(index)) / weightUpTo(count);
  return Array.from({ length: count }, (_, index) => upTo(index + 1) - upTo(index));
};

/** Both ends included, exact; `count` is at least 2. */
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
  /** Quote per base, above zero. */
  readonly first: Fraction;
  readonly last: Fraction;
  readonly count: number;
  readonly sizes: ScaleSizes;
}

export interface ScaleProblem {
  readonly index: number;
  readonly problem: QuoteProblem;
}

/** A single post-only order in this block, by all rules of the ticket. */
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

/** First problem, or all quotes. None fills, so none affects the others. */
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
