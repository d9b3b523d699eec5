import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { TokenDirectory } from '#domain/lists/tokenDirectory.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { memoize } from '#lib/memoize.ts';
import { selectOffered, selectWhitelisted } from './lists/selectors.ts';
import type { RootState } from './rootReducer.ts';
import { selectOwnTokens } from './user/selectors.ts';

export interface AppTokens {
  readonly offered: TokenDirectory;
  readonly own: ReadonlyMap<Address, Token>;
  readonly all: readonly Token[];
  /** The white list takes precedence over imported tokens, and these over other lists. */
  readonly find: (address: Address) => Token | undefined;
}

const appTokens = memoize(
  (offered: TokenDirectory, whitelisted: TokenDirectory, ownTokens: readonly Token[]): AppTokens => {
    const own = new Map(ownTokens.map((token) => [token.address, token]));
    const find = (address: Address): Token | undefined =>
      whitelisted.get(address)?.token ?? own.get(address) ?? offered.get(address)?.token;
    const addresses = new Set([...offered.keys(), ...own.keys()]);
    return { offered, own, all: [...addresses].flatMap((address) => find(address) ?? []), find };
  },
);

export const selectAppTokens = (state: RootState): AppTokens =>
  appTokens(selectOffered(state), selectWhitelisted(state), selectOwnTokens(state, POLYGON_CHAIN_ID));
