export { farmPlan } from './farmPlan.ts';
export type { FarmRewardView, FarmView } from './farmView.ts';
export { useStakeName } from './useStakeName.ts';
export { useFarms } from './useFarms.ts';
