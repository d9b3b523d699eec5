import { knownToken } from '#config/tokens/tokens.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { mapLoadable, type Loadable } from '#lib/loadable.ts';
import { ok } from '#lib/result.ts';
import { useTokenStatusOf, type TokenStatusOf } from '../tokens/useTokenStatus.ts';
import { useToken } from '../tokens/useToken.ts';

export type ActionToken =
  | { readonly kind: 'listed'; readonly token: Token }
  | { readonly kind: 'unlisted'; readonly address: Address };

const isListed = (token: Token, statusOf: TokenStatusOf): boolean => {
  const { whitelisted, offered, confusedWith } = statusOf(token);
  return whitelisted || (offered && confusedWith === undefined);
};

/** Shows symbol and decimals of configured, listed and voting tokens only, because any other token can imitate them. */
export const useActionToken = (address: Address | undefined, votes: Token | undefined): Loadable<ActionToken> => {
  const token = useToken(address);
  const statusOf = useTokenStatusOf();
  return mapLoadable(token, (found) => {
    const isNamed = knownToken(found.address) || found.address === votes?.address || isListed(found, statusOf);
    return ok<ActionToken>(isNamed ? { kind: 'listed', token: found } : { kind: 'unlisted', address: found.address });
  });
};
