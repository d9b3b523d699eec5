/** Numbers of the specification for staking; "001 §9" gives the section. */
export const stakingRules = {
  /** Maximum term queried, in months; terms with a duration are offered. 001 §2. */
  maxMonths: 36,
  /** Maximum of own stakes read. */
  maxStakes: 500,
  /** Stakes shown before more are requested. */
  shown: 20,
} as const;
