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

/** In whole dollars, without fees. Undefined if no deep chain of well-known pools leads to dollars. */
export const useDollarValue = (currency: Currency | undefined, amount: bigint | undefined): DollarValue | undefined => {
  const holdings = useMemo(() => (currency ? [{ currency, amount }] : []), [currency, amount]);
  const { byId } = useDollarValues(holdings);
  return currency && byId.get(currencyId(currency));
};
