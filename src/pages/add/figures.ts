import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import type { Currency } from '#domain/tokens/types.ts';

/** A price (raw units of the quote for a raw unit of the base) in whole tokens. */
export const priceText = (price: Fraction, base: Currency, quote: Currency): string =>
  formatMarketPrice(price, { base: base.decimals, quote: quote.decimals });
