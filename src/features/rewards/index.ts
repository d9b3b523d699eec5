export { aprText } from './figures.ts';
export { rawPrice } from './rawPrice.ts';
export { Reward } from './Reward.tsx';
export { AreaTabs, Disclosure, FormColumn, ListHead, Rate } from './RewardStyles.ts';
export { runwayDays, SHORT_RUNWAY_DAYS } from './runway.ts';
export { useDollarPrice } from './useDollarPrice.ts';
export { useMiningPairs } from './useMiningPairs.ts';
export type { MiningPairs } from './useMiningPairs.ts';
