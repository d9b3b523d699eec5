import { createSelector } from '@reduxjs/toolkit';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { TokenDirectory } from '#domain/lists/tokenDirectory.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { selectOffered, selectWhitelisted } from './lists/selectors.ts';
import type { RootState } from './rootReducer.ts';
import { selectOwnTokens } from './user/selectors.ts';

/** The tokens that the program can name without the chain, beside the bundled ones. */
export interface AppTokens {
  /** Of the lists that are switched on. */
  readonly offered: TokenDirectory;
  /** Imported by the person, in the order they came. */
  readonly own: ReadonlyMap<Address, Token>;
  /** Those of the lists in their order, then the other imported ones. */
  readonly all: readonly Token[];
  /** The words for an address: the white list's before the imported, and these before any other list's. */
  readonly find: (address: Address) => Token | undefined;
}

export const selectAppTokens = createSelector(
  [selectOffered, selectWhitelisted, (state: RootState) => selectOwnTokens(state, POLYGON_CHAIN_ID)],
  (offered, whitelisted, ownTokens): AppTokens => {
    const own = new Map(ownTokens.map((token) => [token.address, token]));
    const find = (address: Address): Token | undefined =>
      whitelisted.get(address)?.token ?? own.get(address) ?? offered.get(address)?.token;
    const addresses = new Set([...offered.keys(), ...own.keys()]);
    return { offered, own, all: [...addresses].flatMap((address) => find(address) ?? []), find };
  },
);
