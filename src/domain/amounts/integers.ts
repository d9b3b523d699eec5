/** Quotient rounded up. Both arguments are not negative, the divisor is above zero. */
export const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;

/** Quotient rounded to the nearest integer, a half up. Both arguments are not negative, the divisor is above zero. */
export const divideNearest = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** Floor of the square root of an integer from 0 to far beyond 2^256. */
export const squareRoot = (value: bigint): bigint => {
  if (value < 2n) return value;
  let root = BigInt(Math.floor(Math.sqrt(Number(value))));
  // The double is right to 52 bits; each step of Newton's doubles that, and never lands below the floor.
  root = (root + value / root) >> 1n;
  if (value >> 100n) root = (root + value / root) >> 1n;
  while (root * root > value) root -= 1n;
  while ((root + 1n) * (root + 1n) <= value) root += 1n;
  return root;
};

/** 10^exponent for exponents that are not negative. */
export const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);
