import { useMemo } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { currencyId, type CurrencyId } from '#domain/tokens/currency.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { idle, valueOf, type Loadable } from '#lib/loadable.ts';
import { useDollarValues } from '#reads/tokens/useDollarValues.ts';
import { useNativeBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useTokenBalances } from '#reads/wallet/useTokenBalances.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';

/** Has the decimals that the chain reports. */
export interface RowBalance {
  readonly currency: Currency;
  readonly amount: bigint | undefined;
  readonly value: Fraction | undefined;
}

export type RowBalances = ReadonlyMap<CurrencyId, RowBalance>;

interface Holdings {
  readonly byId: RowBalances;
  /** False during the first read of any balance or price. */
  readonly settled: boolean;
}

const isWaiting = (balance: Loadable<bigint>): boolean => balance.status === 'loading' && balance.value === undefined;

export const useHoldings = (account: Address | undefined, currencies: readonly Currency[]): Holdings => {
  const addresses = useMemo(
    () => (account ? currencies.flatMap((currency) => (currency.kind === 'token' ? currency.address : [])) : []),
    [account, currencies],
  );
  const tokens = useTokens(addresses);
  const balances = useTokenBalances(account, addresses);
  const native = useNativeBalance(account);
  const held = useMemo(() => {
    const balanceOf = (currency: Currency) =>
      currency.kind === 'native' ? native : (balances.get(currency.address) ?? idle);
    return {
      waiting: currencies.some((currency) => isWaiting(balanceOf(currency))),
      known: currencies.flatMap((currency) => {
        const sure = currency.kind === 'native' ? currency : tokens.get(currency.address);
        return sure ? [{ currency: sure, amount: valueOf(balanceOf(currency)) }] : [];
      }),
    };
  }, [currencies, tokens, balances, native]);
  const valuable = useMemo(() => held.known.filter(({ amount }) => amount !== undefined && amount > 0n), [held]);
  const dollars = useDollarValues(valuable);
  return useMemo(() => {
    const rows = held.known.map(({ currency, amount }) => {
      const id = currencyId(currency);
      return [id, { currency, amount, value: dollars.byId.get(id) }] as const;
    });
    return { byId: new Map(rows), settled: !held.waiting && dollars.settled };
  }, [held, dollars]);
};
