/** 001 §1, §9. */
export const referralRules = {
  feeSharePercent: 33,
  /** On top of a friend's liquidity mining. */
  miningExtraPercent: 5,
  paidPlaces: 100,
} as const;
