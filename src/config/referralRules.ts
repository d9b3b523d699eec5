/** Numbers of the specification for referrals: 001 §1, §9. */
export const referralRules = {
  /** Inviter's share of a friend's trading fee. */
  feeSharePercent: 33,
  /** Bonus on top of a friend's liquidity mining. */
  miningExtraPercent: 5,
  /** Paid ranks of a competition. */
  paidPlaces: 100,
} as const;
