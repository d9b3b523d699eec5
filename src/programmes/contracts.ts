import type { HexText } from '#lib/hex.ts';

type Addresses = readonly (HexText | undefined)[];

/** The part of a programme that every page loads. An address is undefined if it is not configured. */
export interface ProgrammeContracts {
  /** Contracts that take deposits or pay rewards. A registry may list further ones. */
  readonly addresses: Addresses;
  /** Further addresses whose transfers with an account belong to the programme. */
  readonly receivers?: Addresses;
  /** True if `addresses` need an approval of the deposited token. */
  readonly takesDeposits?: boolean;
}
