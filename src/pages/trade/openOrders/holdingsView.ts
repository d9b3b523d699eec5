import { totalOf } from '#domain/prices/dollarTotals.ts';
import { lowerOf, type DollarValue } from '#domain/prices/dollarValue.ts';
import { isBelowCent } from '#domain/format/formatDollars.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import { decimalText } from '#domain/format/decimalText.ts';
import { currencyId, type CurrencyId } from '#domain/tokens/currency.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';

export interface Held {
  readonly currency: Currency;
  readonly balance: bigint | undefined;
  readonly inOrders: bigint;
}

interface Bound {
  readonly paidBack: Currency;
  readonly order: { readonly remain: bigint };
}

/** Keyed by the currency that a cancellation returns. */
export const boundIn = (orders: readonly Bound[]): ReadonlyMap<CurrencyId, Held> => {
  const bound = new Map<CurrencyId, Held>();
  for (const { paidBack, order } of orders) {
    const id = currencyId(paidBack);
    const inOrders = (bound.get(id)?.inOrders ?? 0n) + order.remain;
    bound.set(id, { currency: paidBack, balance: undefined, inOrders });
  }
  return bound;
};

export const tokensOf = (bound: ReadonlyMap<CurrencyId, Held>): readonly Address[] =>
  [...bound.values()].flatMap(({ currency }) => (currency.kind === 'token' ? [currency.address] : []));

export const holdingsOf = (
  balances: readonly Omit<Held, 'inOrders'>[],
  bound: ReadonlyMap<CurrencyId, Held>,
): readonly Held[] => {
  const listed = new Set(balances.map(({ currency }) => currencyId(currency)));
  const held = balances.map((balance) => ({
    ...balance,
    inOrders: bound.get(currencyId(balance.currency))?.inOrders ?? 0n,
  }));
  const others = [...bound].flatMap(([id, holding]) => (listed.has(id) ? [] : [holding]));
  return [...held, ...others].filter(({ balance, inOrders }) => balance !== 0n || inOrders > 0n);
};

export const amountOf = ({ balance, inOrders }: Held): bigint | undefined =>
  balance === undefined ? undefined : balance + inOrders;

export const totalValue = (held: readonly Held[], values: ReadonlyMap<CurrencyId, DollarValue>) => {
  const known = held.flatMap(({ currency }) => values.get(currencyId(currency)) ?? []);
  return { dollars: known.length === 0 ? undefined : totalOf(known), uncounted: held.length - known.length };
};

const DOLLAR_DECIMALS = 2;
const SIGNIFICANT = 2;

const dollarsText = (value: DollarValue | undefined): string => {
  if (!value) return '';
  const isTiny = isBelowCent(lowerOf(value));
  return decimalText(value, isTiny ? { significant: SIGNIFICANT } : { decimals: DOLLAR_DECIMALS, fixed: true });
};

export const balancesFile = (
  held: readonly Held[],
  values: ReadonlyMap<CurrencyId, DollarValue>,
): readonly (readonly string[])[] => [
  ['token', 'address', 'balance', 'in open orders', 'value (USD)', 'value where pools disagree (USD)'],
  ...held.map(({ currency, balance, inOrders }) => {
    const value = values.get(currencyId(currency));
    return [
      currency.symbol,
      currency.kind === 'token' ? currency.address : '',
      balance === undefined ? '' : formatExact(balance, currency.decimals),
      formatExact(inOrders, currency.decimals),
      dollarsText(value),
      dollarsText(value?.other),
    ];
  }),
];
