export const farmRules = {
  /** Factory entries per request; the list has no length. */
  maxFarms: 200,
  /** Farms shown before more are requested. */
  shown: 20,
} as const;
