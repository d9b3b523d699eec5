export { chooseInterval } from './chartIntervals.ts';
export { stepInterval } from './stepInterval.ts';
export { chartMarketOf } from './chartMarket.ts';
export type { ChartMarket } from './chartMarket.ts';
export { ChartPanel } from './ChartPanel.tsx';
export { useLastPrice } from './useLastPrice.ts';
