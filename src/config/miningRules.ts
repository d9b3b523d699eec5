/** "001 §9" gives the specification's section. */
export const miningRules = {
  /** If it cannot be measured. 001 §1, §9 list it in seconds as a mining multiplier; no reward is multiplied by it. */
  blockTimeMs: 2200,
  /** Six hours at that pace; blocks between measurements. 001 §7, §9. */
  windowBlocks: 9818,
  stepBlocks: 1636,
  /** Largest plausible factor against the usual time. */
  maxDeviation: 4,
  /** More are not believed. */
  maxPools: 500,
  /** Read with every block. */
  maxTradePools: 100,
  shown: 20,
  /** For the rewards of own orders in them. */
  followedBooks: 6,
  /** Delay after which rewards for resting orders are shown as stalled. */
  lateSteps: 4,
  /** Needed before an account may earn rewards. 001 §5, §9. */
  invitees: 3,
} as const;
