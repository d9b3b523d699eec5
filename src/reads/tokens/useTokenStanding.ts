import { useMemo, useSyncExternalStore } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectListingOf, selectTrusted } from '#state/tokenStanding.ts';
import type { TokenListing } from '#state/tokenStanding.ts';
import { findConfusable, confusableRule } from '#stores/confusableRule.ts';

/** What the lists and its own words say of a token. */
export interface TokenStanding extends TokenListing {
  /** The trusted token that it could be taken for, though it is another one. */
  readonly confusedWith: Token | undefined;
}

/** Tells of each token how it stands. */
export type StandingOf = (token: Token) => TokenStanding;

/** How tokens stand by the lists, the person's own tokens and the rule of confusable tokens. */
export const useStandingOf = (): StandingOf => {
  const listingOf = useAppSelector(selectListingOf);
  const trusted = useAppSelector(selectTrusted);
  const rule = useSyncExternalStore(confusableRule.subscribe, confusableRule.current);
  return useMemo(
    () => (token) => {
      const listing = listingOf(token);
      // A token that cannot be traded is reported as that alone.
      const isJudged = listing.whitelisted || listing.unsupported;
      return { ...listing, confusedWith: isJudged ? undefined : findConfusable(rule, trusted, token) };
    },
    [listingOf, trusted, rule],
  );
};

/** How one token stands. */
export const useTokenStanding = (token: Token): TokenStanding => useStandingOf()(token);
