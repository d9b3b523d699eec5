import { createSelector } from '@reduxjs/toolkit';
import { env } from '#config/env.ts';
import { knownTokens, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import type { Token } from '#domain/tokens/types.ts';
import { selectSwitchedOff, selectUnsupported, selectWhitelisted } from './lists/selectors.ts';
import { selectAppTokens } from './appTokens.ts';

export interface TokenListing {
  /** True for a token of the white list, or the product's own. */
  readonly whitelisted: boolean;
  /** True if a list that is switched on has it. */
  readonly offered: boolean;
  readonly own: boolean;
  /** True if it can be held, but neither traded nor supplied. */
  readonly unsupported: boolean;
  /** URLs of the lists that have it, those switched on first. */
  readonly sources: readonly string[];
}

/** Native coin as a pseudo token: it has no address, so every token with its symbol is a different one. */
const coin: Token = { ...wrappedNative, symbol: nativeCurrency.symbol, name: nativeCurrency.name };

/** Tokens that others may be confusable with. */
export const selectTrusted = createSelector([selectWhitelisted], (whitelisted): readonly Token[] => [
  ...knownTokens,
  ...[...whitelisted.values()].map(({ token }) => token),
  coin,
]);

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
