/** Calls that contracts accept only from their owners and admins. */
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
