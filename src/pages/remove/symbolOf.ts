import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Currency } from '#domain/tokens/types.ts';

export const symbolOf = (currency: Currency | undefined): string => (currency ? shortenSymbol(currency.symbol) : '');
