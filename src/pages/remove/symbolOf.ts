import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Currency } from '#domain/tokens/types.ts';

/** Shortened symbol; empty while the currency is unknown. */
export const symbolOf = (currency: Currency | undefined): string => (currency ? shortenSymbol(currency.symbol) : '');
