import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { poolPrice } from '#domain/liquidity/quoteAdd.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { AddForm } from './useAddForm.ts';

/** Converts raw quote per raw base to whole tokens. */
export const priceText = (price: Fraction, base: Currency, quote: Currency): string =>
  formatMarketPrice(price, { base: base.decimals, quote: quote.decimals });

/** Price of the pool or the first supply, raw B per raw A. */
export const priceOf = ({ facing, poolState, a, b }: AddForm): Fraction | undefined => {
  const price = facing && poolPrice(facing);
  if (price || poolState !== 'opens') return price;
  const [numerator, denominator] = [b.field.amount ?? 0n, a.field.amount ?? 0n];
  return numerator > 0n && denominator > 0n ? { numerator, denominator } : undefined;
};
