import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Currency } from '#domain/tokens/types.ts';

/** A currency's symbol as it is shown; empty while it is unknown. */
export const symbolOf = (currency: Currency | undefined): string => (currency ? shortenSymbol(currency.symbol) : '');
