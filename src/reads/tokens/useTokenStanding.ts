import { useMemo, useSyncExternalStore } from 'react';
import type { Token } from '#domain/tokens/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectListingOf, selectTrusted } from '#state/tokenStanding.ts';
import type { TokenListing } from '#state/tokenStanding.ts';
import { findConfusable, confusableRule } from '#stores/confusableRule.ts';

/** Classification of a token by the lists and by its own symbol and name. */
export interface TokenStanding extends TokenListing {
  /** The trusted token that it could be taken for, though it is another one. */
  readonly confusedWith: Token | undefined;
}

/** Function that classifies a token. */
export type StandingOf = (token: Token) => TokenStanding;

/** Classifies tokens by the lists, the user's own tokens and the rule of confusable tokens. */
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

/** Classification of one token. */
export const useTokenStanding = (token: Token): TokenStanding => useStandingOf()(token);
