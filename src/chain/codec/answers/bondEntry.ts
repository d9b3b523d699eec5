import type { Address } from '#domain/tokens/types.ts';

export interface BondEntry {
  readonly bond: Address;
  readonly payoutToken: Address;
  readonly principalToken: Address;
  readonly treasury: Address;
}

/** The registry's fifth field, the initial owner, is not used. */
export const bondEntry = ([payoutToken, principalToken, treasury, bond]: readonly [
  Address,
  Address,
  Address,
  Address,
  Address,
]): BondEntry => ({ bond, payoutToken, principalToken, treasury });
