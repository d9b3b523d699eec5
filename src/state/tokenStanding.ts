import { createSelector } from '@reduxjs/toolkit';
import { env } from '#config/env.ts';
import { knownTokens, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { Token } from '#domain/tokens/types.ts';
import { selectSwitchedOff, selectUnsupported, selectWhitelisted } from './lists/selectors.ts';
import { selectAppTokens } from './appTokens.ts';

/** What the lists say of a token. */
export interface TokenListing {
  /** It stands on the white list, or is the program's own. */
  readonly whitelisted: boolean;
  /** A list that is switched on has it. */
  readonly offered: boolean;
  /** The person imported it. */
  readonly own: boolean;
  /** It can be held, but neither traded nor supplied. */
  readonly unsupported: boolean;
  /** The places of the lists that have it, those switched on first. */
  readonly sources: readonly string[];
}

/** The coin has no address, so every token that calls itself like it is another one. */
const coin: Token = { ...wrappedNative, symbol: nativeCurrency.symbol, name: nativeCurrency.name };

/** The tokens that no other one may be taken for. */
export const selectTrusted = createSelector([selectWhitelisted], (whitelisted): readonly Token[] => [
  ...knownTokens,
  ...[...whitelisted.values()].map(({ token }) => token),
  coin,
]);

/** How tokens are listed, by what the lists and the person say now. */
export const selectListingOf = createSelector(
  [selectAppTokens, selectWhitelisted, selectSwitchedOff, selectUnsupported],
  ({ offered, own }, whitelisted, switchedOff, unsupported) =>
    (token: Token): TokenListing => ({
      whitelisted: whitelisted.has(token.address) || token.address === env.emyt,
      offered: offered.has(token.address),
      own: own.has(token.address),
      unsupported: unsupported.has(token.address),
      sources: [offered, switchedOff].flatMap((lists) => lists.get(token.address)?.urls ?? []),
    }),
);
