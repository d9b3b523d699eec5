import { useMemo } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { dayStats } from '#domain/history/dayStats.ts';
import type { DayStats } from '#domain/history/dayStats.ts';
import { lastPrintOf } from '#domain/history/prints.ts';
import { reachesDayBack } from '#domain/history/reachesDayBack.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { usePairHistory } from '#reads/history/usePairHistory.ts';

/** The market's last price and its last 24 hours. */
export interface MarketDay {
  /** The price of the newest trade with a meaningful one; undefined until one is known. */
  readonly last: Fraction | undefined;
  /** What its taker did. */
  readonly lastSide: TradeDirection | undefined;
  /** Undefined while the 24 hours are not read to their beginning, and where nothing was traded in them. */
  readonly stats: DayStats | undefined;
  /** The 24 hours are read and nothing was traded in them. */
  readonly isQuiet: boolean;
}

const unknownDay: MarketDay = { last: undefined, lastSide: undefined, stats: undefined, isQuiet: false };

/** Reads the market's last price and its last 24 hours out of its history. */
export const useMarketDay = (
  base: Token | undefined,
  book: PairBook | undefined,
  quoteDecimals: number | undefined,
): MarketDay => {
  const history = usePairHistory(book?.token0, book?.token1, 'day');
  const { timestamp } = useBlock();
  return useMemo(() => {
    if (!base || !book) return unknownDay;
    const market = {
      baseIsToken0: base.address === book.token0,
      baseDecimals: base.decimals,
      ...(quoteDecimals !== undefined && { quoteDecimals }),
    };
    const newest = lastPrintOf(history.trades, market);
    const isKnown = reachesDayBack(history, timestamp);
    const stats = isKnown && timestamp !== undefined ? dayStats(history.trades, market, timestamp) : undefined;
    return {
      last: newest?.print.price,
      lastSide: newest && (newest.trade.buysToken0 === market.baseIsToken0 ? 'BUY' : 'SELL'),
      stats,
      isQuiet: isKnown && stats === undefined,
    };
  }, [base, book, quoteDecimals, history, timestamp]);
};
