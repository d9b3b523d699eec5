import type { Address } from '../tokens/types.ts';

/** A currency as a record keeps it: enough to show it later without any list. */
export interface CurrencyFact {
  /** Token address; undefined is the chain's native coin. */
  readonly address?: Address;
  readonly symbol: string;
  readonly decimals: number;
}
