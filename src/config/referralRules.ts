/** Spec 001 sections 1 and 9. */
export const referralRules = {
  feeSharePercent: 33,
  miningExtraPercent: 5,
  paidPlaces: 100,
} as const;
