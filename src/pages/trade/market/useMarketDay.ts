import { useMemo } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { DAY_SECONDS, dayStats, type DayStats } from '#domain/history/dayStats.ts';
import { lastPrintOf } from '#domain/history/prints.ts';
import { reachesDayBack } from '#domain/history/reachesDayBack.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { memoize } from '#lib/memoize.ts';
import { shown, type Reported } from '#lib/reported.ts';
import { useDayFigures, useRequestedFigures, type ReadDay } from '#reads/markets/useDayFigures.ts';
import { tradesReadTo, usePairTrades } from '#reads/history/usePairHistory.ts';
import type { ShownFigures } from '#stores/dayFigures.ts';
import { selectBlockTimestamp } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';

export interface MarketDay {
  readonly last: Fraction | undefined;
  readonly lastSide: TradeDirection | undefined;
  /** Undefined until the last 24 hours are completely read, and if they have no trades. */
  readonly stats: DayStats | undefined;
  readonly isQuiet: boolean;
  /** Set if `stats` is from the data service; the chain's trades replace it. */
  readonly reportedBlock: number | undefined;
}

const unknownDay: MarketDay = {
  last: undefined,
  lastSide: undefined,
  stats: undefined,
  isQuiet: false,
  reportedBlock: undefined,
};

const nothing: readonly never[] = [];
const statsAt = memoize(dayStats);

/** Used until the market's history reaches back a day; the history then checks the figures. */
const useReportedDay = (book: PairBook | undefined, read: ReadDay | undefined): Reported<ShownFigures> | undefined => {
  const reported = useDayFigures();
  const unread = useMemo(() => (book && !read ? [book] : nothing), [book, read]);
  useRequestedFigures(
    unread,
    useMemo(() => (read ? [read] : nothing), [read]),
  );
  return book && !read ? reported.get(book.pair) : undefined;
};

export const useMarketDay = (
  base: Token | undefined,
  book: PairBook | undefined,
  quoteDecimals: number | undefined,
): MarketDay => {
  const history = usePairTrades(book?.token0, book?.token1, DAY_SECONDS);
  const [pair, token0, token1] = [book?.pair, book?.token0, book?.token1];
  const isKnown = useAppSelector((state) => reachesDayBack(history, selectBlockTimestamp(state) ?? undefined));
  const { trades } = history;
  const market = useMemo(
    () =>
      base && {
        baseIsToken0: base.address === token0,
        baseDecimals: base.decimals,
        ...(quoteDecimals !== undefined && { quoteDecimals }),
      },
    [base, token0, quoteDecimals],
  );
  const read = useMemo(
    () =>
      isKnown && pair && token0 && token1 && market && quoteDecimals !== undefined
        ? {
            pair,
            token0,
            token1,
            trades,
            market: { ...market, quoteDecimals },
            readTo: () => tradesReadTo(token0, token1),
          }
        : undefined,
    [isKnown, pair, token0, token1, market, quoteDecimals, trades],
  );
  const reported = useReportedDay(book, read);
  const stats = useAppSelector((state) => {
    const now = selectBlockTimestamp(state);
    return isKnown && market && now !== null ? statsAt(trades, market, now) : undefined;
  });
  return useMemo(() => {
    if (!pair || !market) return unknownDay;
    const newest = lastPrintOf(trades, market);
    const figures = reported && shown(reported);
    const reportedStats = figures && !isKnown ? figures.statsIn(market) : undefined;
    return {
      last: newest?.print.price,
      lastSide: newest && (newest.trade.buysToken0 === market.baseIsToken0 ? 'BUY' : 'SELL'),
      stats: stats ?? reportedStats,
      isQuiet: isKnown && stats === undefined,
      reportedBlock: reportedStats && figures?.block,
    };
  }, [pair, market, trades, isKnown, stats, reported]);
};
