import type { Address } from '#domain/tokens/types.ts';

/** A bond in the list of the registry. */
export interface BondEntry {
  readonly bond: Address;
  /** What is paid out, and what it is paid with. */
  readonly payoutToken: Address;
  readonly principalToken: Address;
  readonly treasury: Address;
}

/** The fields that tell where a bond is and what it sells; who opened it is the registry's business. */
export const bondEntry = ([payoutToken, principalToken, treasury, bond]: readonly [
  Address,
  Address,
  Address,
  Address,
  Address,
]): BondEntry => ({ bond, payoutToken, principalToken, treasury });
