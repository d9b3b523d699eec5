import type { Address } from '#domain/tokens/types.ts';

/** A bond in the list of the registry. */
export interface BondEntry {
  readonly bond: Address;
  /** Token paid out; `principalToken` is the one paid in. */
  readonly payoutToken: Address;
  readonly principalToken: Address;
  readonly treasury: Address;
}

/** Location and tokens of a bond; the registry's fifth field, the initial owner, is not used. */
export const bondEntry = ([payoutToken, principalToken, treasury, bond]: readonly [
  Address,
  Address,
  Address,
  Address,
  Address,
]): BondEntry => ({ bond, payoutToken, principalToken, treasury });
