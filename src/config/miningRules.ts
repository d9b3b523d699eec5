/** Numbers of the specification for mining; "001 §9" is where each stands. */
export const miningRules = {
  /**
   * Time between two blocks of Polygon, used where it cannot be measured. 001 §1 and §9 list it in seconds as a mining
   * multiplier, with HECO 3, BSC 3 and Kovan 4; no reward is multiplied by it.
   */
  blockTimeMs: 2200,
  /** Blocks that the measurement looks back, six hours at that pace, and how often it is made anew. 001 §7, §9. */
  windowBlocks: 9818,
  stepBlocks: 1636,
  /** A measurement beyond so many times the usual time, either way, is a wrong one. */
  maxDeviation: 4,
  /** Pools that are read; a contract that names more is not believed. */
  maxPools: 500,
  /** Pairs with rewards for trades that are read, with every block. */
  maxTradePools: 100,
  /** Pools that are shown before more are requested. */
  shown: 20,
  /** Books that are followed to tell what own orders in them earn. */
  followedBooks: 6,
  /** Rewards for resting orders that are computed so many steps late are told to stand still. */
  lateSteps: 4,
  /** Who may earn them: friends to be invited. 001 §5, §9. */
  invitees: 3,
} as const;
