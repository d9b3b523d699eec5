/** "001 §9" names a section of the specification. */
export const stakingRules = {
  /** Terms that are queried, in months; those with a duration are offered. 001 §2. */
  maxMonths: 36,
  maxStakes: 500,
  shown: 20,
} as const;

export const farmRules = {
  maxFarms: 200,
  /** Entries of the factory's list that are read at first. */
  firstFarms: 12,
  shown: 20,
} as const;
