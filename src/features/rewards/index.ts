export { aprText } from './figures.ts';
export { EarnNav } from './EarnNav.tsx';
export { rawPrice } from './rawPrice.ts';
export { Reward } from './Reward.tsx';
export { AreaTabs, Disclosure, FormColumn, ListHead, Rate } from './RewardStyles.ts';
export { runwayDays, SHORT_RUNWAY_DAYS } from './runway.ts';
export { singleName } from './singleName.ts';
export { useDollarPrice } from './useDollarPrice.ts';
