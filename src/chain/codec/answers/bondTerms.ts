import type { BondTerms } from '#domain/bonds/terms.ts';

/** The terms of a bond in the order of their fields. */
export const bondTerms = ([controlVariable, vestingTerm, minimumPrice, maxPayout, maxDebt]: readonly [
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]): BondTerms => ({ controlVariable, vestingTerm, minimumPrice, maxPayout, maxDebt });
