import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';

/** Name of a rule with its arguments. `A` has the arguments of each rule by its name. */
export type RuleUse<A, N extends keyof A = keyof A> = { readonly [K in N]: { readonly rule: K } & A[K] }[N];

export interface PlannedCall {
  readonly contract: Address;
  readonly callData: Hex;
  readonly value: bigint;
}

export const plannedCall = ({ contract, callData, value }: PlannedCall): PlannedCall => ({ contract, callData, value });

/** Raw units as shown, and as the call permits. `mayGrow`: more is no difference. */
export interface ShownAmount {
  readonly currency: Pick<CurrencyFact, 'symbol' | 'decimals'>;
  readonly shown: bigint;
  readonly bound: bigint;
  readonly mayGrow?: boolean;
}
