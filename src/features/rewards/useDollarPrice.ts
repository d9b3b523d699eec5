import { useMemo } from 'react';
import type { TokenPrice } from '#domain/prices/dollarValue.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Token } from '#domain/tokens/types.ts';
import { useDollarPrices } from '#reads/tokens/useDollarPrices.ts';

export const useDollarPrice = (token: Token | undefined): TokenPrice | undefined => {
  const { byId } = useDollarPrices(useMemo(() => (token ? [token] : []), [token]));
  return token && byId.get(currencyId(token));
};
