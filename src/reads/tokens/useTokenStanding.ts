import { useMemo, useSyncExternalStore } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectListingOf, selectTrusted, type TokenListing } from '#state/tokenStanding.ts';
import { findConfusable, confusableRule } from '#stores/confusableRule.ts';

interface TokenStanding extends TokenListing {
  readonly confusedWith: Token | undefined;
}

export type StandingOf = (token: Token) => TokenStanding;

export const useStandingOf = (): StandingOf => {
  const listingOf = useAppSelector(selectListingOf);
  const trusted = useAppSelector(selectTrusted);
  const rule = useSyncExternalStore(confusableRule.subscribe, confusableRule.current);
  return useMemo(
    () => (token) => {
      const listing = listingOf(token);
      // An unsupported token needs no further warning.
      const isJudged = listing.whitelisted || listing.unsupported;
      return { ...listing, confusedWith: isJudged ? undefined : findConfusable(rule, trusted, token) };
    },
    [listingOf, trusted, rule],
  );
};

export const useTokenStanding = (token: Token): TokenStanding => useStandingOf()(token);
