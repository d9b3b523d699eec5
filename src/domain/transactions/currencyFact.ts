import type { Address } from '../tokens/types.ts';

/** Stored form of a currency: enough to show it later without any list. */
export interface CurrencyFact {
  /** Token address; undefined for the chain's native coin. */
  readonly address?: Address;
  readonly symbol: string;
  readonly decimals: number;
}
