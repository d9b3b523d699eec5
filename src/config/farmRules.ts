/** Limits of the farms' list. */
export const farmRules = {
  /** Farms of the factory that are asked for at once; its list has no length. */
  maxFarms: 200,
  /** Farms that are shown before more are asked for. */
  shown: 20,
} as const;
