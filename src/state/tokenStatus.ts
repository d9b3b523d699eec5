import { env } from '#config/env.ts';
import { knownTokens, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { TokenDirectory } from '#domain/lists/tokenDirectory.ts';
import type { Token } from '#domain/tokens/types.ts';
import { memoize } from '#lib/memoize.ts';
import { selectSwitchedOff, selectUnsupported, selectWhitelisted } from './lists/selectors.ts';
import { selectAppTokens, type AppTokens } from './appTokens.ts';
import type { RootState } from './rootReducer.ts';

export interface TokenListing {
  readonly whitelisted: boolean;
  readonly offered: boolean;
  readonly own: boolean;
  readonly unsupported: boolean;
  readonly sources: readonly string[];
}

/** The coin has no address, so every token with its symbol is a different token. */
const coin: Token = { ...wrappedNative, symbol: nativeCurrency.symbol, name: nativeCurrency.name };

const trusted = memoize((whitelisted: TokenDirectory): readonly Token[] => [
  ...knownTokens,
  ...[...whitelisted.values()].map(({ token }) => token),
  coin,
]);

export const selectTrusted = (state: RootState): readonly Token[] => trusted(selectWhitelisted(state));

const listingOf = memoize(
  (
    { offered, own }: AppTokens,
    whitelisted: TokenDirectory,
    switchedOff: TokenDirectory,
    unsupported: TokenDirectory,
  ) =>
    (token: Token): TokenListing => ({
      whitelisted: whitelisted.has(token.address) || token.address === env.emyt,
      offered: offered.has(token.address),
      own: own.has(token.address),
      unsupported: unsupported.has(token.address),
      sources: [offered, switchedOff].flatMap((lists) => lists.get(token.address)?.urls ?? []),
    }),
);

export const selectListingOf = (state: RootState): ((token: Token) => TokenListing) =>
  listingOf(selectAppTokens(state), selectWhitelisted(state), selectSwitchedOff(state), selectUnsupported(state));
