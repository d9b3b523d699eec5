import type { Fraction } from '../amounts/fraction.ts';
import { currencyId } from './currency.ts';
import type { Currency } from './types.ts';

export interface HeldCurrency {
  readonly id: string;
  readonly amount: bigint;
  readonly value: Fraction | undefined;
}

const byValue = ({ value: a }: HeldCurrency, { value: b }: HeldCurrency): number => {
  if (!a || !b) return Number(b !== undefined) - Number(a !== undefined);
  const difference = b.numerator * a.denominator - a.numerator * b.denominator;
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
};

/** Ids by dollar value, descending; unknown values follow in their order. */
export const heldFirst = (held: readonly HeldCurrency[]): readonly string[] =>
  held
    .filter(({ amount }) => amount > 0n)
    .toSorted(byValue)
    .map(({ id }) => id);

/** Currencies with those of `ids` first, in that order. The others keep theirs; unknown ids are ignored. */
export const withFirst = (currencies: readonly Currency[], ids: readonly string[]): readonly Currency[] => {
  const idSet = new Set(ids);
  const found = new Map<string, Currency>();
  const rest: Currency[] = [];
  for (const currency of currencies) {
    const id = currencyId(currency);
    if (idSet.has(id)) found.set(id, currency);
    else rest.push(currency);
  }
  return [...[...idSet].flatMap((id) => found.get(id) ?? []), ...rest];
};

/** Currencies with exact symbols first (any case), trusted ones before others; the rest keeps its order. */
export const exactFirst = (
  found: readonly Currency[],
  text: string,
  isTrusted: (currency: Currency) => boolean,
): readonly Currency[] => {
  const typed = text.trim().toLowerCase();
  const exact = found.filter(({ symbol }) => symbol.toLowerCase() === typed);
  if (exact.length === 0) return found;
  const others = found.filter(({ symbol }) => symbol.toLowerCase() !== typed);
  return [...exact.filter(isTrusted), ...exact.filter((currency) => !isTrusted(currency)), ...others];
};
