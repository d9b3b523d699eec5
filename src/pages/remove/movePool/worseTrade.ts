import type { TradeQuote } from '#domain/trade/types.ts';
import type { PoolMove } from './usePoolMove.ts';

const impactOf = (trade: TradeQuote | undefined): number => trade?.priceImpactBps ?? 0;

export const worseTrade = ({ out, trade }: Pick<PoolMove, 'out' | 'trade'>): TradeQuote | undefined =>
  impactOf(out.trade) > impactOf(trade) ? out.trade : trade;
