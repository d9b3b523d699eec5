import { compareFractions, type Fraction } from '../amounts/fraction.ts';
import { totalOf } from '../prices/dollarTotals.ts';
import {
  higherOf,
  lowerOf,
  valueOfRaw,
  type CertainDollars,
  type ChangeBps,
  type DollarValue,
  type ValuePrice,
} from '../prices/dollarValue.ts';
import type { Address, Currency } from '../tokens/types.ts';
import { signedDollars, type SignedDollars } from './marketLedgers.ts';

interface HeldAmount {
  readonly currency: Currency;
  readonly amount: bigint | undefined;
}

export interface HoldingLine {
  readonly id: string;
  readonly amounts: readonly HeldAmount[];
  /** True for a pool: both sides have the same value at the pool's price. */
  readonly isPool?: boolean;
}

/** Dollars per whole token; the wrapped token prices the native coin. Unknown prices are missing. */
export type DollarPrices = ReadonlyMap<Address, ValuePrice>;

type PricedBy = (currency: Currency) => Address;

const partValue = (
  { currency, amount }: HeldAmount,
  prices: DollarPrices,
  pricedBy: PricedBy,
): DollarValue | undefined => {
  const price = prices.get(pricedBy(currency));
  return price && amount !== undefined ? valueOfRaw(amount, currency.decimals, price) : undefined;
};

/** Value in whole dollars; undefined unless every part's value is known or follows from the pool's other side. */
export const lineValue = (
  { amounts, isPool }: HoldingLine,
  prices: DollarPrices,
  pricedBy: PricedBy,
): DollarValue | undefined => {
  const values = amounts.flatMap((amount) => partValue(amount, prices, pricedBy) ?? []);
  if (values.length === amounts.length) return totalOf(values);
  const isKnown = amounts.every(({ amount }) => amount !== undefined);
  return isPool && isKnown && amounts.length === 2 && values.length === 1 ? totalOf([...values, ...values]) : undefined;
};

export interface HoldingsValue {
  readonly dollars: DollarValue | undefined;
  readonly uncounted: number;
}

/** Sum of known values; unknown ones are counted. Without any known value the sum is 0 only if the list is complete. */
export const holdingsValue = (values: readonly (DollarValue | undefined)[], isComplete: boolean): HoldingsValue => {
  const known = values.flatMap((value) => value ?? []);
  return {
    dollars: known.length === 0 && (values.length > 0 || !isComplete) ? undefined : totalOf(known),
    uncounted: values.length - known.length,
  };
};

const ALL_BPS = 10_000n;

export interface ShareRange {
  readonly low: Fraction;
  readonly high?: Fraction;
}

const shareAt = (part: CertainDollars, rest: CertainDollars): Fraction | undefined => {
  const [own, others] = [part.numerator * rest.denominator, rest.numerator * part.denominator];
  return own + others === 0n ? undefined : { numerator: own, denominator: own + others };
};

/** Share of `part` in `whole`, which includes it; undefined if `whole` is 0. */
export const shareOfValue = (part: DollarValue, whole: DollarValue): ShareRange | undefined => {
  const restOf = (of: (value: DollarValue) => CertainDollars): CertainDollars => difference(of(whole), of(part));
  const low = shareAt(lowerOf(part), restOf(higherOf));
  const high = shareAt(higherOf(part), restOf(lowerOf));
  if (!low || !high) return undefined;
  return compareFractions(low, high) === 0 ? { low } : { low, high };
};

export interface DayMove extends SignedDollars {
  readonly change: ChangeBps | undefined;
  readonly uncounted: number;
}

const changeBps = (now: CertainDollars, before: CertainDollars): number | undefined => {
  const part = before.numerator * now.denominator;
  return part === 0n ? undefined : Number(((now.numerator * before.denominator - part) * ALL_BPS) / part);
};

const difference = (a: CertainDollars, b: CertainDollars): Fraction => ({
  numerator: a.numerator * b.denominator - b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

/**
 * Change in whole dollars over the lines with both values, undefined without any. `uncounted` is the number of lines
 * without the earlier value.
 */
export const dayMove = (
  lines: readonly { readonly now: DollarValue | undefined; readonly before: DollarValue | undefined }[],
): DayMove | undefined => {
  const valued = lines.filter(({ now }) => now !== undefined);
  const known = lines.flatMap(({ now, before }) => (now && before ? [{ now, before }] : []));
  if (known.length === 0) return undefined;
  const [now, before] = [totalOf(known.map((entry) => entry.now)), totalOf(known.map((entry) => entry.before))];
  const isUncertain = now.other !== undefined || before.other !== undefined;
  const move = difference(lowerOf(now), lowerOf(before));
  const other = isUncertain ? difference(higherOf(now), higherOf(before)) : undefined;
  const bps = changeBps(lowerOf(now), lowerOf(before));
  const otherBps = isUncertain ? changeBps(higherOf(now), higherOf(before)) : undefined;
  return {
    ...signedDollars({ ...move, ...(other && { other }) }),
    change: bps === undefined ? undefined : { bps, ...(otherBps !== undefined && { other: otherBps }) },
    uncounted: valued.length - known.length,
  };
};

/** Raw amounts by pricing address; undefined if a part is unknown. */
export const amountsByToken = (
  lines: readonly HoldingLine[],
  pricedBy: PricedBy,
): ReadonlyMap<Address, bigint | undefined> => {
  const sums = new Map<Address, bigint | undefined>();
  for (const { currency, amount } of lines.flatMap(({ amounts }) => amounts)) {
    const address = pricedBy(currency);
    const before = sums.has(address) ? sums.get(address) : 0n;
    sums.set(address, before === undefined || amount === undefined ? undefined : before + amount);
  }
  return sums;
};
