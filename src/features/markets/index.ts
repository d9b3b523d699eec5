export { marketLiquidity, marketName, marketPrice, marketVolume } from './figures.ts';
export { MarketLabel } from './MarketLabel.tsx';
export { useMarketPath } from './marketPath.ts';
export { printMarketOf } from './marketRows.ts';
export type { MarketRow } from './marketRows.ts';
export { Star } from './Star.tsx';
export { StarButton } from './StarButton.tsx';
export { useMarketList } from './useMarketList.ts';
export type { MarketListView, MarketQuery } from './useMarketList.ts';
