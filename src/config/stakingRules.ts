/** "001 §9" gives the specification's section. */
export const stakingRules = {
  /** Terms queried, in months; those with a duration are offered. 001 §2. */
  maxMonths: 36,
  maxStakes: 500,
  shown: 20,
} as const;
