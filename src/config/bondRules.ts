/** Limits of the bonds' list. */
export const bondRules = {
  /** Bonds of the registry that are asked for at once; its list has no length, so that more are asked for where all are there. */
  page: 16,
  /** Bonds that are listed at most. */
  maxBonds: 128,
  /** Bonds that are shown before more are asked for. */
  shown: 20,
  /**
   * The price falls with every block, so that the largest purchase shrinks: one that may still be signed is taken for so
   * many blocks, and one that is filled in as the largest for so many.
   */
  soonBlocks: 2n,
  roomBlocks: 150n,
  /** So little of a bond's capacity left is said, in percent. */
  lowCapacityPercent: 5n,
} as const;
