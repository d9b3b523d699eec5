import type { Fraction } from '../amounts/fraction.ts';
import { divideUp, powerOfTen } from '../amounts/integers.ts';
import { magnitude } from '../format/decimalText.ts';
import { wholePrice, type PairDecimals } from '../format/formatPrice.ts';

/** A tick is one unit of the fourth digit: 0.0001 for 0.4182, 1 for 1,650. */
const DIGITS = 4;

/**
 * Price moved by ticks, raw quote per raw base. A price between two ticks moves to the next one. Never zero for
 * `ticks` below 1,000.
 */
export const stepPrice = (price: Fraction, pair: PairDecimals, ticks: number): Fraction => {
  const whole = wholePrice(price, pair);
  const exponent = magnitude(whole) - (DIGITS - 1);
  const [up, down] = [powerOfTen(Math.max(exponent, 0)), powerOfTen(Math.max(-exponent, 0))];
  const [dividend, divisor] = [whole.numerator * down, whole.denominator * up];
  const count = ticks < 0 ? divideUp(dividend, divisor) : dividend / divisor;
  return {
    numerator: (count + BigInt(ticks)) * up * powerOfTen(pair.quote),
    denominator: down * powerOfTen(pair.base),
  };
};
