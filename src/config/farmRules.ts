export const farmRules = {
  maxFarms: 200,
  /** Entries of the factory's list that are read at first. */
  firstFarms: 12,
  shown: 20,
} as const;
