import { useMemo } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { useDollarValues } from './useDollarValues.ts';

/**
 * What an amount of a currency is worth in dollars at the pools' prices, fees left out, as a ratio in whole dollars.
 * Undefined where no way through pools of the well-known tokens leads to dollars.
 */
export const useDollarValue = (currency: Currency | undefined, amount: bigint | undefined): Fraction | undefined => {
  const holdings = useMemo(() => (currency ? [{ currency, amount }] : []), [currency, amount]);
  const { byId } = useDollarValues(holdings);
  return currency && byId.get(currencyId(currency));
};
