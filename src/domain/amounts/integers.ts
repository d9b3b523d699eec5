/** Rounded up. Dividend at least zero, divisor above zero. */
export const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;

/** Rounded to nearest, a half up. Dividend at least zero, divisor above zero. */
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

/** The exponent is an integer of at least 0; a negative one throws RangeError. */
export const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/** At least 0 each; with 0 it is the other one. */
export const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [larger, smaller] = [a, b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
};
