export { chooseInterval, useChartInterval, stepInterval } from './chartIntervals.ts';
export { createCrosshairLink } from './crosshairLink.ts';
export type { CrosshairLink } from './crosshairLink.ts';
export { chartMarketOf } from './chartMarket.ts';
export type { ChartMarket } from './chartMarket.ts';
export { ChartPanel } from './ChartPanel.tsx';
