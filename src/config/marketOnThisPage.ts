import { ownAddress } from '#lib/ownAddress.ts';
import { isUnder } from './firstPages.ts';
import { paths } from './paths.ts';

/** The market of a trade page's path, on the chart's page while that is shown. */
export const marketOnThisPage = (tradePath: string): string =>
  isUnder(ownAddress().pathname, [paths.chart]) ? tradePath.replace(paths.trade, paths.chart) : tradePath;
