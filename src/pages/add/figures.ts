import type { Fraction } from '../../domain/amounts/fraction.ts';
import { formatAmount } from '../../domain/format/formatAmount.ts';
import { formatMarketPrice } from '../../domain/format/formatMarketPrice.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import type { Currency } from '../../domain/tokens/types.ts';

const separators = { thousands: ',' } as const;

/** Six digits of an amount with its symbol. */
export const amountText = (raw: bigint, { decimals, symbol }: Currency): string =>
  `${formatAmount(raw, decimals, separators)} ${shortenSymbol(symbol)}`;

/** A price (raw units of the quote for a raw unit of the base) in whole tokens. */
export const priceText = (price: Fraction, base: Currency, quote: Currency): string =>
  formatMarketPrice(price, { base: base.decimals, quote: quote.decimals }, separators);
