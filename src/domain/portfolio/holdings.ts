import { compareFractions } from '../amounts/fraction.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { totalOf } from '../prices/dollarTotals.ts';
import { higherOf, lowerOf, valueOfRaw } from '../prices/dollarValue.ts';
import type { CertainDollars, ChangeBps, DollarValue, ValuePrice } from '../prices/dollarValue.ts';
import type { Address, Currency } from '../tokens/types.ts';
import { signedDollars } from './marketLedgers.ts';
import type { SignedDollars } from './marketLedgers.ts';

/** Raw units of a currency; undefined while unknown. */
export interface HeldAmount {
  readonly currency: Currency;
  readonly amount: bigint | undefined;
}

/** A holding of an account, in the currencies that it can be converted to. */
export interface HoldingLine {
  /** Unique within its kind. */
  readonly id: string;
  readonly amounts: readonly HeldAmount[];
  /** True for both sides of a pool: at its price each has the same value. */
  readonly isPool?: boolean;
}

/** Dollars per whole token by address, with the wrapped token for the native coin; unknown prices are missing. */
export type DollarPrices = ReadonlyMap<Address, ValuePrice>;

/** Address whose price applies to a currency. */
export type PricedBy = (currency: Currency) => Address;

const partValue = (
  { currency, amount }: HeldAmount,
  prices: DollarPrices,
  pricedBy: PricedBy,
): DollarValue | undefined => {
  const price = prices.get(pricedBy(currency));
  return price && amount !== undefined ? valueOfRaw(amount, currency.decimals, price) : undefined;
};

/** Whole dollars of a line; undefined if a part's value is unknown and does not follow from the pool's other side. */
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
  /**
   * Whole dollars of the lines with a known value; undefined if there is no such line but there are, or may be, others.
   */
  readonly dollars: DollarValue | undefined;
  /** Number of lines without a known value. */
  readonly uncounted: number;
}

/**
 * Sum of values; undefined ones are left out and counted. Without any value the sum is 0 only if the list is complete.
 */
export const holdingsValue = (values: readonly (DollarValue | undefined)[], isComplete: boolean): HoldingsValue => {
  const known = values.flatMap((value) => value ?? []);
  return {
    dollars: known.length === 0 && (values.length > 0 || !isComplete) ? undefined : totalOf(known),
    uncounted: values.length - known.length,
  };
};

const ALL_BPS = 10_000n;

/** A part of a whole: where prices are uncertain, its lowest and its highest. */
export interface ShareRange {
  readonly low: Fraction;
  readonly high?: Fraction;
}

/** `part` of itself and `rest`, both in dollars; undefined of nothing. */
const shareAt = (part: CertainDollars, rest: CertainDollars): Fraction | undefined => {
  const [own, others] = [part.numerator * rest.denominator, rest.numerator * part.denominator];
  return own + others === 0n ? undefined : { numerator: own, denominator: own + others };
};

/** A value's part of a total that it is in; undefined where that is nothing. */
export const shareOfValue = (part: DollarValue, whole: DollarValue): ShareRange | undefined => {
  const restOf = (of: (value: DollarValue) => CertainDollars): CertainDollars => difference(of(whole), of(part));
  const low = shareAt(lowerOf(part), restOf(higherOf));
  const high = shareAt(higherOf(part), restOf(lowerOf));
  if (!low || !high) return undefined;
  return compareFractions(low, high) === 0 ? { low } : { low, high };
};

/** Change in value of present holdings through a day's prices. */
export interface DayMove extends SignedDollars {
  /** Rounded towards zero; undefined if the value before was 0. */
  readonly change: ChangeBps | undefined;
  /** Lines with a value now but an unknown value a day ago. */
  readonly uncounted: number;
}

/** Rounded towards zero; undefined if `before` is 0. */
const changeBps = (now: CertainDollars, before: CertainDollars): number | undefined => {
  const part = before.numerator * now.denominator;
  return part === 0n ? undefined : Number(((now.numerator * before.denominator - part) * ALL_BPS) / part);
};

const difference = (a: CertainDollars, b: CertainDollars): Fraction => ({
  numerator: a.numerator * b.denominator - b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

/** Change of the lines' total value against a day ago; undefined if no line has both values. */
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

/** Sum per currency over all lines, keyed by pricing address; undefined if a part is unknown. */
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
