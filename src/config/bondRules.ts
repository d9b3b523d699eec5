export const bondRules = {
  /** Bonds per request. The list has no length, so a full request is followed by another one. */
  page: 16,
  maxBonds: 128,
  shown: 20,
  /** The largest purchase shrinks as the price falls. Blocks ahead for the limit of a typed amount, and for Max. */
  soonBlocks: 2n,
  roomBlocks: 150n,
  lowCapacityPercent: 5n,
} as const;
