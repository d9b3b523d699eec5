import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { lastPrintOf } from '#domain/history/prints.ts';
import { usePairHistory } from '#reads/history/usePairHistory.ts';
import type { ChartMarket } from './chartMarket.ts';

export const useLastPrice = (market: ChartMarket | undefined): string | undefined => {
  const { trades } = usePairHistory(market?.baseToken.address, market?.quoteToken.address, 'day');
  const newest = market && lastPrintOf(trades, market);
  if (!newest) return undefined;
  const { baseDecimals, quoteDecimals } = market;
  return formatMarketPrice(newest.print.price, { base: baseDecimals, quote: quoteDecimals });
};
