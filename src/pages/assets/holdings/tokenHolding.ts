import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { Holding } from './holdingsHook.ts';

export const tokenHolding = (
  currency: Currency,
  amount: bigint | undefined,
  id: string = currencyId(currency),
): Holding => ({
  id,
  name: shortenSymbol(currency.symbol),
  amounts: [{ currency, amount }],
});
