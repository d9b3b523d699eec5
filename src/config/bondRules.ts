export const bondRules = {
  /** Registry entries per request; the list has no length, so a full request is followed by another. */
  page: 16,
  maxBonds: 128,
  /** Bonds shown before more are requested. */
  shown: 20,
  /**
   * Blocks ahead at which the largest purchase is computed, because it shrinks as the price falls with every block:
   * `soonBlocks` for the limit of a typed amount, `roomBlocks` for the amount that Max fills in.
   */
  soonBlocks: 2n,
  roomBlocks: 150n,
  /** Remaining share of a bond's capacity, in percent, that is shown as low. */
  lowCapacityPercent: 5n,
} as const;
