/** Numbers of the specification for mining; "001 §9" gives the section. */
export const miningRules = {
  /**
   * Block time of Polygon if it cannot be measured. 001 §1 and §9 list it in seconds as a mining multiplier, with HECO
   * 3, BSC 3 and Kovan 4; no reward is multiplied by it.
   */
  blockTimeMs: 2200,
  /** Blocks of the measurement, six hours at that pace, and blocks between measurements. 001 §7, §9. */
  windowBlocks: 9818,
  stepBlocks: 1636,
  /** Largest factor between a measurement and the usual time; beyond it the measurement is wrong. */
  maxDeviation: 4,
  /** Maximum of pools read; a contract that reports more is not believed. */
  maxPools: 500,
  /** Maximum of pairs with rewards for trades, read with every block. */
  maxTradePools: 100,
  /** Pools shown before more are requested. */
  shown: 20,
  /** Books followed to compute the rewards of own orders in them. */
  followedBooks: 6,
  /** Steps of delay after which rewards for resting orders are shown as stalled. */
  lateSteps: 4,
  /** Friends to invite before an account may earn rewards. 001 §5, §9. */
  invitees: 3,
} as const;
