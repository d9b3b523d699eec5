export const referralRules = {
  feeSharePercent: 33,
  miningExtraPercent: 5,
  paidPlaces: 100,
} as const;
