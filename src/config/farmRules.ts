export const farmRules = {
  /** Per request; the list has no length. */
  maxFarms: 200,
  shown: 20,
} as const;
