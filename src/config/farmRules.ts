export const farmRules = {
  maxFarms: 200,
  shown: 20,
} as const;
