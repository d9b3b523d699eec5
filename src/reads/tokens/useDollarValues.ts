import { useMemo } from 'react';
import { valueOfRaw, type DollarValue } from '#domain/prices/dollarValue.ts';
import { currencyId, type CurrencyId } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { useDollarPrices } from './useDollarPrices.ts';

interface Holding {
  readonly currency: Currency;
  readonly amount: bigint | undefined;
}

export interface DollarValues {
  readonly settled: boolean;
  /** In whole dollars. A currency without a deep chain of pools to dollars is missing. */
  readonly byId: ReadonlyMap<CurrencyId, DollarValue>;
}

export const useDollarValues = (holdings: readonly Holding[]): DollarValues => {
  const { byId: prices, settled } = useDollarPrices(
    useMemo(() => holdings.map(({ currency }) => currency), [holdings]),
  );
  return useMemo(() => {
    const values = holdings.flatMap(({ currency, amount }) => {
      const price = prices.get(currencyId(currency));
      return price && amount !== undefined
        ? [[currencyId(currency), valueOfRaw(amount, currency.decimals, price)] as const]
        : [];
    });
    return { settled, byId: new Map(values) };
  }, [holdings, prices, settled]);
};
