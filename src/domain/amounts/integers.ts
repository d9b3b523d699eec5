/** Quotient rounded up; the dividend is at least zero, the divisor above zero. */
export const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;

/** Quotient rounded to nearest, a half up; the dividend is at least zero, the divisor above zero. */
export const divideNearest = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** Floor of the square root of an integer from 0 to 2^1000. */
export const squareRoot = (value: bigint): bigint => {
  if (value < 2n) return value;
  const guess = BigInt(Math.floor(Math.sqrt(Number(value))));
  // The double is right to 52 bits. A Newton step doubles that and ends at or above the floor, never below it.
  let root = (guess + value / guess) >> 1n;
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};

/** Power of ten for an integer exponent of at least 0; a negative one throws RangeError. */
export const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/** Greatest common divisor of two numbers of at least 0; with 0 it is the other number. */
export const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [larger, smaller] = [a, b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
};
