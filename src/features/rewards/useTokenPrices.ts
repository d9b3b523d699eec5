import { useMemo } from 'react';
import type { TokenPrice } from '#domain/prices/dollarValue.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useDollarPrices } from '#reads/tokens/useDollarPrices.ts';

export const useTokenPrices = (tokens: ReadonlyMap<Address, Token>): ReadonlyMap<Address, TokenPrice> => {
  const { byId } = useDollarPrices(useMemo(() => [...tokens.values()], [tokens]));
  return useMemo(
    () =>
      new Map(
        [...tokens].flatMap(([address, token]) => {
          const price = byId.get(currencyId(token));
          return price ? [[address, price] as const] : [];
        }),
      ),
    [tokens, byId],
  );
};

export const useDollarPrice = (token: Token | undefined): TokenPrice | undefined => {
  const { byId } = useDollarPrices(useMemo(() => (token ? [token] : []), [token]));
  return token && byId.get(currencyId(token));
};
