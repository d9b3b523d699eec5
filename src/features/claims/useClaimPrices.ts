import { useMemo } from 'react';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import type { Prices } from '#domain/claims/claims.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { useDollarValues } from '#reads/tokens/useDollarValues.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import type { RewardClaim } from './rewardClaim.ts';

export interface ClaimPrices {
  readonly tokens: Prices;
  /** Dollars for a whole native coin; undefined while unknown. */
  readonly native: Fraction | undefined;
}

const whole = (currency: Currency) => ({ currency, amount: powerOfTen(currency.decimals) });

/** What the tokens of claims cost at the pools' prices, and the coin that fees are paid in. */
export const useClaimPrices = (claims: readonly RewardClaim[]): ClaimPrices => {
  const all = claims.flatMap(({ rewards }) => rewards.map(({ token }) => token));
  const tokens: readonly Token[] = useStableList([...new Map(all.map((token) => [token.address, token])).values()]);
  const { byId } = useDollarValues(useMemo(() => [nativeCurrency, ...tokens].map(whole), [tokens]));
  return useMemo(
    () => ({
      tokens: new Map(
        tokens.flatMap((token): readonly (readonly [Address, Fraction])[] => {
          const price = byId.get(currencyId(token));
          return price ? [[token.address, price]] : [];
        }),
      ),
      native: byId.get(currencyId(nativeCurrency)),
    }),
    [tokens, byId],
  );
};
