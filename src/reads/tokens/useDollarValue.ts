import { useMemo } from 'react';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { useDollarValues } from './useDollarValues.ts';

/** In whole dollars, without fees. Undefined if no deep chain of well-known pools leads to dollars. */
export const useDollarValue = (currency: Currency | undefined, amount: bigint | undefined): DollarValue | undefined => {
  const holdings = useMemo(() => (currency ? [{ currency, amount }] : []), [currency, amount]);
  const { byId } = useDollarValues(holdings);
  return currency && byId.get(currencyId(currency));
};
