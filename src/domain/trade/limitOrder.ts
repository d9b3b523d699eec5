import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { divideUp } from '../amounts/integers.ts';
import type { TradeDirection, TradeField } from './types.ts';

/** Raw quote units for raw base units at a price, rounded up or down. */
const quoteForBase = (base: bigint, price: Fraction, rounding: 'up' | 'down'): bigint => {
  const product = base * price.numerator;
  return rounding === 'up' ? divideUp(product, price.denominator) : product / price.denominator;
};

/** Raw base units for raw quote units at a price above zero, rounded up or down. */
const baseForQuote = (quote: bigint, price: Fraction, rounding: 'up' | 'down'): bigint => {
  const product = quote * price.denominator;
  return rounding === 'up' ? divideUp(product, price.numerator) : product / price.numerator;
};

/**
 * Sold and wanted amounts of an order at a limit price (quote per base, above zero) from the amount typed, in raw
 * units. The typed side is kept; the other is rounded so that the order's own price is never worse than the limit: `to`
 * up from a typed input, `from` down from a typed output.
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

/** Limit price of an order on chain: quote per base. Both amounts are above zero. */
export const orderPrice = (direction: TradeDirection, from: bigint, to: bigint): Fraction =>
  direction === 'BUY' ? { numerator: from, denominator: to } : { numerator: to, denominator: from };

/** Amounts in the ratio of a limit price (quote per base): an order's own price is from/to. */
export const termsOfLimit = (
  direction: TradeDirection,
  { numerator, denominator }: Fraction,
): { readonly from: bigint; readonly to: bigint } =>
  direction === 'BUY' ? { from: numerator, to: denominator } : { from: denominator, to: numerator };

/**
 * Fee of `perThousand` thousandths within the amount spent, exact: a fraction of a raw unit for small amounts. Raw
 * units.
 */
export const feeWithin = (spent: bigint, perThousand: bigint): Fraction => ({
  numerator: spent * perThousand,
  denominator: 1000n,
});

/** Taker's fee within the amount spent, for book and pool alike: exactly 0.3 %. Raw units. */
export const takerFee = (spent: bigint): Fraction => feeWithin(spent, 3n);

/** The worse of two prices for the trader. */
export const worseOf = (direction: TradeDirection, a: Fraction, b: Fraction): Fraction =>
  compareFractions(a, b) === (direction === 'BUY' ? 1 : -1) ? a : b;

/** Average price of a trade, quote per base, exact, without the fee in `spent`; `received` is above zero. */
export const averagePrice = (
  direction: TradeDirection,
  spent: bigint,
  { numerator, denominator }: Fraction,
  received: bigint,
): Fraction => orderPrice(direction, spent * denominator - numerator, received * denominator);
