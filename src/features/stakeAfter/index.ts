export { StakeAfterSwitch } from './StakeAfterSwitch.tsx';
export { supplyPress, useStakeAfter, type StakeAfter } from './useStakeAfter.ts';
