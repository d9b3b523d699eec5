import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import type { DollarValue, RawDollars } from './dollarValue.ts';

/** Raw total; uncertain if one value is. */
export const rawTotal = (values: readonly RawDollars[]): RawDollars => {
  const raw = values.reduce((sum, value) => sum + value.raw, 0n);
  if (values.every(({ other }) => other === undefined)) return { raw };
  return { raw, other: values.reduce((sum, value) => sum + (value.other ?? value.raw), 0n) };
};

const plus = (a: Fraction, b: Fraction): Fraction =>
  a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      };

const NOTHING: Fraction = { numerator: 0n, denominator: 1n };

/** Adds halves, because one after the other multiplies each value by the whole sum's long denominator. */
const sumOf = (values: readonly Fraction[]): Fraction => {
  const [first = NOTHING] = values;
  if (values.length < 2) return first;
  const half = values.length >> 1;
  return plus(sumOf(values.slice(0, half)), sumOf(values.slice(half)));
};

/** Total, uncertain if one value is; sums the lower and the higher values separately. */
export const totalOf = (values: readonly DollarValue[]): DollarValue => {
  const total = sumOf(values);
  if (values.every(({ other }) => other === undefined)) return total;
  return { ...total, other: sumOf(values.map((value) => value.other ?? value)) };
};

/** Exact whole dollars; `decimals` are those of the dollar token. */
export const wholeDollars = ({ raw, other }: RawDollars, decimals: number): DollarValue => {
  const whole = (numerator: bigint): Fraction => ({ numerator, denominator: powerOfTen(decimals) });
  return { ...whole(raw), ...(other !== undefined && { other: whole(other) }) };
};

/** Part of a value; `whole` is above zero. */
export const partOf = (value: DollarValue, part: bigint, whole: bigint): DollarValue => {
  const of = ({ numerator, denominator }: Fraction): Fraction => ({
    numerator: numerator * part,
    denominator: denominator * whole,
  });
  return { ...of(value), ...(value.other && { other: of(value.other) }) };
};
