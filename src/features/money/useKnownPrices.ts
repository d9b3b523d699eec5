import { useMemo } from 'react';
import { powerOfTen } from '#domain/amounts/integers.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { useDollarValues } from '#reads/tokens/useDollarValues.ts';
import { rememberPrices } from './knownPrices.ts';

/**
 * Reads what a form's currencies are worth, so that every amount of them is written with as many digits as its value
 * asks for, in the form and in what is said of it later.
 */
export const useKnownPrices = (first: Currency | undefined, second: Currency | undefined): void => {
  const units = useMemo(
    () =>
      [first, second].flatMap((currency) => (currency ? [{ currency, amount: powerOfTen(currency.decimals) }] : [])),
    [first, second],
  );
  const { byId } = useDollarValues(units);
  // Before anything below is drawn with them.
  useMemo(() => rememberPrices(byId), [byId]);
};
