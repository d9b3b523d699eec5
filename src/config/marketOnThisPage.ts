import { ownAddress } from '#lib/ownAddress.ts';
import { isUnder } from './firstPages.ts';
import { paths } from './paths.ts';

/** Path of a market: on the chart page while that is shown, else on the trade page. */
export const marketOnThisPage = (tradePath: string): string =>
  isUnder(ownAddress().pathname, [paths.chart]) ? tradePath.replace(paths.trade, paths.chart) : tradePath;
