import { useMemo } from 'react';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Prices } from '#domain/claims/claims.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { partOf } from '#domain/prices/dollarTotals.ts';
import type { TokenPrice, ValuePrice } from '#domain/prices/dollarValue.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useDollarPrices } from '#reads/tokens/useDollarPrices.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { type MiningPair, useMiningPairs, type MiningPairs } from '../rewards/index.ts';
import type { RewardClaim } from '#programmes/claim.ts';
import { rules } from '#config/rules.ts';

export const useClaimPools = (claims: readonly RewardClaim[]): MiningPairs['known'] => {
  const paid = claims.flatMap(({ paysPoolTokens, rewards }) =>
    paysPoolTokens === true ? rewards.map(({ token }) => token.address) : [],
  );
  return useMiningPairs(useStableList([...new Set(paid)]), rules.multicall.dollarBlocks).known;
};

export interface ClaimPrices {
  readonly tokens: Prices;
  /** Dollars per whole native coin; undefined while unknown. */
  readonly native: TokenPrice | undefined;
}

const wholePrice = ({ position, value }: MiningPair, { decimals }: Token): ValuePrice | undefined => {
  const { totalSupply } = position.pool;
  return value && totalSupply > 0n ? partOf(value, powerOfTen(decimals), totalSupply) : undefined;
};

export const useClaimPrices = (claims: readonly RewardClaim[]): ClaimPrices => {
  const all = claims.flatMap(({ rewards }) => rewards.map(({ token }) => token));
  const tokens: readonly Token[] = useStableList([...new Map(all.map((token) => [token.address, token])).values()]);
  const pools = useClaimPools(claims);
  const { byId } = useDollarPrices(useMemo(() => [nativeCurrency, ...tokens], [tokens]));
  return useMemo(
    () => ({
      tokens: new Map(
        tokens.flatMap((token): readonly (readonly [Address, ValuePrice])[] => {
          const pool = pools.get(token.address);
          const price = pool ? wholePrice(pool, token) : byId.get(currencyId(token));
          return price ? [[token.address, price]] : [];
        }),
      ),
      native: byId.get(currencyId(nativeCurrency)),
    }),
    [tokens, pools, byId],
  );
};
