import type { CurrencyFact } from '#domain/transactions/types.ts';

/** Raw units as shown, and as the call permits. `mayGrow`: more is no difference. */
export interface ShownAmount {
  readonly currency: Pick<CurrencyFact, 'symbol' | 'decimals'>;
  readonly shown: bigint;
  readonly bound: bigint;
  readonly mayGrow?: boolean;
}
