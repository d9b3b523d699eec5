import type { Address } from '../tokens/types.ts';

/** Enough to show it later without any list. */
export interface CurrencyFact {
  /** Undefined for the native coin. */
  readonly address?: Address;
  readonly symbol: string;
  readonly decimals: number;
}
