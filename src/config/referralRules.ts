/** Numbers of the specification for referrals: 001 §1, §9. */
export const referralRules = {
  /** Part of a friend's trading fee that goes to who invited them. */
  feeSharePercent: 33,
  /** What they get on top of a friend's liquidity mining. */
  miningExtraPercent: 5,
  /** Places of a competition that are paid. */
  paidPlaces: 100,
} as const;
