import { knownToken } from '#config/tokens/tokens.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { mapLoadable, type Loadable } from '#lib/loadable.ts';
import { ok } from '#lib/result.ts';
import { useStandingOf, type StandingOf } from '../tokens/useTokenStanding.ts';
import { useToken } from '../tokens/useToken.ts';

export type ActionToken =
  | { readonly kind: 'listed'; readonly token: Token }
  | { readonly kind: 'unlisted'; readonly address: Address };

const isListed = (token: Token, standingOf: StandingOf): boolean => {
  const { whitelisted, offered, confusedWith } = standingOf(token);
  return whitelisted || (offered && confusedWith === undefined);
};

/** Shows symbol and decimals of configured, listed and voting tokens only, because any other token can imitate them. */
export const useActionToken = (address: Address | undefined, votes: Token | undefined): Loadable<ActionToken> => {
  const token = useToken(address);
  const standingOf = useStandingOf();
  return mapLoadable(token, (found) => {
    const isNamed = knownToken(found.address) || found.address === votes?.address || isListed(found, standingOf);
    return ok<ActionToken>(isNamed ? { kind: 'listed', token: found } : { kind: 'unlisted', address: found.address });
  });
};
