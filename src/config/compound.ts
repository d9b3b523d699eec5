/** The value 1 begins with the claim; the claim's hash continues with what it paid. */
export const COMPOUND_PARAMETER = 'compound';

export const compoundPath = (addPath: string): string =>
  `${addPath}${addPath.includes('?') ? '&' : '?'}${COMPOUND_PARAMETER}=1`;

/** Gas of all calls without fills from the book: measured in one transaction, plus a fifth. */
export const COMPOUND_GAS = 1_000_000n;
