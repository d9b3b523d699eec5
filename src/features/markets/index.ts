import { lazyPart } from '#ui/lazyPart.tsx';
import { SparklineRoom } from './SparklineRoom.tsx';

export { marketLiquidity, marketName, marketPrice, marketVolume } from './marketCells.tsx';
export { MarketLabel } from './MarketLabel.tsx';
export { useMarketPath } from './marketPath.ts';
export { printMarketOf } from './marketRows.ts';
export type { MarketRow } from './marketRows.ts';
export { LastPrice, OfDay } from './OfDay.tsx';

export const Sparkline = lazyPart(async () => (await import('./Sparkline.tsx')).Sparkline, SparklineRoom);
export { Star } from './Star.tsx';
export { StarButton } from './StarButton.tsx';
export { useAwaitedList } from './useAwaitedList.ts';
export { useExchangeTotals } from './useExchangeTotals.ts';
export type { ExchangeTotals } from './useExchangeTotals.ts';
export { useMarketList } from './useMarketList.ts';
export type { MarketListView, MarketQuery } from './useMarketList.ts';
export { useListedMarkets, useMarketRows } from './useMarketRows.ts';
export type { MarketRows } from './useMarketRows.ts';
