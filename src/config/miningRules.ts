/** "001 §9" names a section of the specification. */
export const miningRules = {
  /**
   * Used if the block time cannot be measured. 001 §1 and §9 list it in seconds as a mining multiplier; no reward is
   * multiplied by it.
   */
  blockTimeMs: 2200,
  /** Blocks between measurements: six hours at that pace (001 §7, §9). */
  windowBlocks: 9818,
  stepBlocks: 1636,
  /** Largest plausible factor against the usual time. */
  maxDeviation: 4,
  maxPools: 500,
  maxTradePools: 100,
  shown: 20,
  followedBooks: 6,
  /** Steps after which rewards for resting orders are shown as stalled. */
  lateSteps: 4,
  /** Number of invited accounts that an account needs before it may earn rewards (001 §5, §9). */
  invitees: 3,
} as const;
