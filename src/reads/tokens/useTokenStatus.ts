import { useMemo, useSyncExternalStore } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectListingOf, selectTrusted, type TokenListing } from '#state/tokenStatus.ts';
import { findConfusable, confusableRule } from '#stores/confusableRule.ts';

interface TokenStatus extends TokenListing {
  readonly confusedWith: Token | undefined;
}

export type TokenStatusOf = (token: Token) => TokenStatus;

export const useTokenStatusOf = (): TokenStatusOf => {
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

export const useTokenStatus = (token: Token): TokenStatus => useTokenStatusOf()(token);
