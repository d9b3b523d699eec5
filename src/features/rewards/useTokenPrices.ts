import { useMemo } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useDollarValues } from '#reads/tokens/useDollarValues.ts';

/** Dollars for a whole token each, by their addresses; those of unknown price are left out. */
export const useTokenPrices = (tokens: ReadonlyMap<Address, Token>): ReadonlyMap<Address, Fraction> => {
  const { byId } = useDollarValues(
    useMemo(
      () => [...tokens.values()].map((currency) => ({ currency, amount: powerOfTen(currency.decimals) })),
      [tokens],
    ),
  );
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
