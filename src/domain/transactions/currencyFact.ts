import type { Address, Currency } from '../tokens/types.ts';

export interface CurrencyFact {
  readonly address?: Address;
  readonly symbol: string;
  readonly decimals: number;
}

/** Facts of a currency; the native coin has no address. */
export const currencyFact = (currency: Currency): CurrencyFact => ({
  ...(currency.kind === 'token' ? { address: currency.address } : {}),
  symbol: currency.symbol,
  decimals: currency.decimals,
});
