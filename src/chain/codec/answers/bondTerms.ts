import type { BondTerms } from '#domain/bonds/terms.ts';

/** Source: `terms` of a bond. */
export const bondTerms = ([controlVariable, vestingTerm, minimumPrice, maxPayout, maxDebt]: readonly [
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]): BondTerms => ({ controlVariable, vestingTerm, minimumPrice, maxPayout, maxDebt });
