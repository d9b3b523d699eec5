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

/** Something an account has, in the currencies that it can be turned into. */
export interface HoldingLine {
  /** Distinct among those of its kind. */
  readonly id: string;
  readonly amounts: readonly HeldAmount[];
  /** Both sides of a pool: at its price each is worth as much as the other. */
  readonly isPool?: boolean;
}

/** Dollars for a whole token, by its address, the wrapped one for the native coin; what is missing is not known. */
export type DollarPrices = ReadonlyMap<Address, ValuePrice>;

/** The address that a currency is priced by. */
export type PricedBy = (currency: Currency) => Address;

const partValue = (
  { currency, amount }: HeldAmount,
  prices: DollarPrices,
  pricedBy: PricedBy,
): DollarValue | undefined => {
  const price = prices.get(pricedBy(currency));
  return price && amount !== undefined ? valueOfRaw(amount, currency.decimals, price) : undefined;
};

/** Whole dollars of a line; undefined where the value of a part is unknown and does not follow from the other side. */
export const lineValue = (
  { amounts, isPool }: HoldingLine,
  prices: DollarPrices,
  pricedBy: PricedBy,
): DollarValue | undefined => {
  const values = amounts.flatMap((one) => partValue(one, prices, pricedBy) ?? []);
  if (values.length === amounts.length) return totalOf(values);
  const isKnown = amounts.every(({ amount }) => amount !== undefined);
  return isPool && isKnown && amounts.length === 2 && values.length === 1 ? totalOf([...values, ...values]) : undefined;
};

/** What lines are worth together. */
export interface HoldingsValue {
  /** Whole dollars of those whose value is known; undefined where none is and there are or may be some. */
  readonly dollars: DollarValue | undefined;
  /** How many are not in it. */
  readonly uncounted: number;
}

/** The sum of values, undefined ones left out and counted; without a value it is 0 only once all are there. */
export const holdingsValue = (values: readonly (DollarValue | undefined)[], isComplete: boolean): HoldingsValue => {
  const known = values.flatMap((value) => value ?? []);
  return {
    dollars: known.length === 0 && (values.length > 0 || !isComplete) ? undefined : totalOf(known),
    uncounted: values.length - known.length,
  };
};

const ALL_BPS = 10_000n;

/** A part of a whole, both in dollars; undefined of nothing. */
export const shareOfValue = (part: Fraction, whole: Fraction): Fraction | undefined =>
  whole.numerator === 0n
    ? undefined
    : { numerator: part.numerator * whole.denominator, denominator: part.denominator * whole.numerator };

/** What the value of present holdings changed by with the prices of a day. */
export interface DayMove extends SignedDollars {
  /** Rounded towards zero; undefined where nothing was worth anything before. */
  readonly change: ChangeBps | undefined;
  /** Lines with a value now whose value a day ago is unknown. */
  readonly uncounted: number;
}

/** Rounded towards zero; undefined from nothing. */
const changeBps = (now: CertainDollars, before: CertainDollars): number | undefined => {
  const part = before.numerator * now.denominator;
  return part === 0n ? undefined : Number(((now.numerator * before.denominator - part) * ALL_BPS) / part);
};

const difference = (a: CertainDollars, b: CertainDollars): Fraction => ({
  numerator: a.numerator * b.denominator - b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

/** The change of lines' values, each now and a day ago; undefined where of none both are known. */
export const dayMove = (
  lines: readonly { readonly now: DollarValue | undefined; readonly before: DollarValue | undefined }[],
): DayMove | undefined => {
  const valued = lines.filter(({ now }) => now !== undefined);
  const known = lines.flatMap(({ now, before }) => (now && before ? [{ now, before }] : []));
  if (known.length === 0) return undefined;
  const [now, before] = [totalOf(known.map((one) => one.now)), totalOf(known.map((one) => one.before))];
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

/** All amounts of each currency together, by the address that it is priced by; undefined where a part is unknown. */
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
