export const operationNames = [
  'setReward',
  'stopClaims',
  'resumeClaims',
  'addAdmin',
  'deleteAdmin',
  'addPair',
  'deployFarm',
  'updateFarm',
  'fundFarm',
  'pushBond',
] as const;

export type OperationName = (typeof operationNames)[number];
