import { useMemo } from 'react';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Prices } from '#domain/claims/claims.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { TokenPrice } from '#domain/prices/dollarValue.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useDollarPrices } from '#reads/tokens/useDollarPrices.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import type { RewardClaim } from './rewardClaim.ts';

export interface ClaimPrices {
  readonly tokens: Prices;
  /** Dollars for a whole native coin; undefined while unknown. */
  readonly native: TokenPrice | undefined;
}

export const useClaimPrices = (claims: readonly RewardClaim[]): ClaimPrices => {
  const all = claims.flatMap(({ rewards }) => rewards.map(({ token }) => token));
  const tokens: readonly Token[] = useStableList([...new Map(all.map((token) => [token.address, token])).values()]);
  const { byId } = useDollarPrices(useMemo(() => [nativeCurrency, ...tokens], [tokens]));
  return useMemo(
    () => ({
      tokens: new Map(
        tokens.flatMap((token): readonly (readonly [Address, TokenPrice])[] => {
          const price = byId.get(currencyId(token));
          return price ? [[token.address, price]] : [];
        }),
      ),
      native: byId.get(currencyId(nativeCurrency)),
    }),
    [tokens, byId],
  );
};
