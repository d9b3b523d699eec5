import type { BondTerms } from '#domain/bonds/terms.ts';

/** Terms of a bond. Source: `terms` of the contract. */
export const bondTerms = ([controlVariable, vestingTerm, minimumPrice, maxPayout, maxDebt]: readonly [
  bigint,
  bigint,
  bigint,
  bigint,
  bigint,
]): BondTerms => ({ controlVariable, vestingTerm, minimumPrice, maxPayout, maxDebt });
