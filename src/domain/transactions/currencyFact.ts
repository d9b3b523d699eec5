import type { Address, Currency } from '../tokens/types.ts';

/** Enough to show it later without any list. */
export interface CurrencyFact {
  /** Undefined for the native coin. */
  readonly address?: Address;
  readonly symbol: string;
  readonly decimals: number;
}

/** Has no address for the native coin. */
export const currencyFact = (currency: Currency): CurrencyFact => ({
  ...(currency.kind === 'token' ? { address: currency.address } : {}),
  symbol: currency.symbol,
  decimals: currency.decimals,
});
