/** Numbers of the specification for staking; "001 §9" is where each stands. */
export const stakingRules = {
  /** Months that a contract is asked about: those that it gives a duration are offered. 001 §2. */
  maxMonths: 36,
  /** Own stakes that are read; of a contract that names more, these. */
  maxStakes: 500,
  /** Stakes that are shown before more are asked for. */
  shown: 20,
} as const;
