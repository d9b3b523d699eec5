import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { divideUp } from '../amounts/integers.ts';
import type { TradeDirection, TradeField } from './types.ts';

const quoteForBase = (base: bigint, price: Fraction, rounding: 'up' | 'down'): bigint => {
  const product = base * price.numerator;
  return rounding === 'up' ? divideUp(product, price.denominator) : product / price.denominator;
};

const baseForQuote = (quote: bigint, price: Fraction, rounding: 'up' | 'down'): bigint => {
  const product = quote * price.denominator;
  return rounding === 'up' ? divideUp(product, price.numerator) : product / price.numerator;
};

/**
 * Amounts of an order at a limit in quote per base. The typed side is kept; the other one is rounded so that the price
 * is never worse.
 */
export const orderAtLimit = (
  direction: TradeDirection,
  field: TradeField,
  amount: bigint,
  price: Fraction,
): { readonly from: bigint; readonly to: bigint } => {
  const buys = direction === 'BUY';
  if (field === 'INPUT') {
    return { from: amount, to: buys ? baseForQuote(amount, price, 'up') : quoteForBase(amount, price, 'up') };
  }
  return { from: buys ? quoteForBase(amount, price, 'down') : baseForQuote(amount, price, 'down'), to: amount };
};

/** Price in quote per base; both amounts are above zero. */
export const orderPrice = (direction: TradeDirection, from: bigint, to: bigint): Fraction =>
  direction === 'BUY' ? { numerator: from, denominator: to } : { numerator: to, denominator: from };

/** Exact fee within an amount: a fraction of a raw unit for small amounts. */
export const feeWithin = (spent: bigint, perThousand: bigint): Fraction => ({
  numerator: spent * perThousand,
  denominator: 1000n,
});

/** Exact raw fee of a taker: 0.3 %, for book and pool alike. */
export const takerFee = (spent: bigint): Fraction => feeWithin(spent, 3n);

/** Worse price for the trader, raw quote per raw base: higher to buy, lower to sell. */
export const worseOf = (direction: TradeDirection, a: Fraction, b: Fraction): Fraction =>
  compareFractions(a, b) === (direction === 'BUY' ? 1 : -1) ? a : b;

/** Exact average in quote per base, without the fee in `spent`; `received` is above zero. */
export const averagePrice = (
  direction: TradeDirection,
  spent: bigint,
  { numerator, denominator }: Fraction,
  received: bigint,
): Fraction => orderPrice(direction, spent * denominator - numerator, received * denominator);
