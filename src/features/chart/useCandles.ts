import { useMemo } from 'react';
import { candleStart, intervalSeconds } from '#domain/history/candles.ts';
import { createFilledCandles, MAX_PERIODS } from '#domain/history/emptyPeriods.ts';
import { createGrowingCandles } from '#domain/history/growingCandles.ts';
import type { Candle, CandleInterval } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { reachesBack } from '#domain/history/reachesDayBack.ts';
import { useHistoryReach } from '#reads/history/useHistoryReach.ts';
import { tradesReadTo, usePairTrades, type PairTrades } from '#reads/history/usePairHistory.ts';
import { selectBlockNumber, selectBlockTimestamp } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import type { EmptyPeriods } from './chartIndicators.ts';
import type { ChartMarket } from './chartMarket.ts';
import { decimalsOf } from './candleView.ts';
import { fillMarksOf, type FillMark } from './fillMarks.ts';
import type { LabelledLine } from './chartLines.ts';
import { useCostLine, useOwnGains } from './useOwnCosts.ts';

interface ChartCandles {
  readonly history: PairTrades;
  readonly isLoading: boolean;
  readonly traded: readonly Candle[];
  readonly candles: readonly Candle[];
  /** True if the oldest candles are left out: they need a longer interval. */
  readonly isCut: boolean;
  readonly decimals: number;
  readonly marks: readonly FillMark[];
  readonly cost: LabelledLine | undefined;
}

/** A history that is further behind the newest block may miss trades. */
const MAX_BEHIND = 5;

/** Start of the present period; undefined while trades of newer blocks may be missing. */
const usePresentPeriod = (
  { baseToken, quoteToken }: ChartMarket,
  { status }: PairTrades,
  interval: CandleInterval,
): number | undefined =>
  useAppSelector((state) => {
    const [number, timestamp] = [selectBlockNumber(state), selectBlockTimestamp(state)];
    const toBlock = tradesReadTo(baseToken.address, quoteToken.address);
    if (status === 'failed' || toBlock === undefined || number === undefined || timestamp === null) return undefined;
    return toBlock + MAX_BEHIND < number ? undefined : candleStart(timestamp, interval);
  });

interface CandleQuery {
  readonly market: ChartMarket;
  readonly account: Address | undefined;
  readonly interval: CandleInterval;
  readonly kind: EmptyPeriods;
  /** Number of candles to read; Infinity for all. */
  readonly depth: number;
}

const useEmptyPeriods = (
  traded: readonly Candle[],
  { market, interval, kind }: CandleQuery,
  history: PairTrades,
): readonly Candle[] => {
  const until = usePresentPeriod(market, history, interval);
  const fill = useMemo(() => createFilledCandles(interval), [interval]);
  return useMemo(() => (kind === 'none' ? traded : fill(traded, until)), [kind, traded, fill, until]);
};

/** Reads as far back as the candles need; without trades in that time, on to the first older one. */
const useDepth = ({ market, interval, kind, depth }: CandleQuery, history: PairTrades, traded: readonly Candle[]) => {
  const seconds = depth * intervalSeconds[interval];
  const since = useAppSelector((state) => {
    const now = selectBlockTimestamp(state);
    return now === null ? -Infinity : candleStart(now, interval) - seconds;
  });
  const [first] = traded;
  const isEnough = kind === 'none' ? traded.length >= depth : first !== undefined && first.time <= since;
  const isDeeper = !isEnough && reachesBack(history, since + intervalSeconds[interval]);
  useHistoryReach(market.baseToken.address, market.quoteToken.address, isDeeper ? Infinity : seconds);
  return { isLoading: history.status === 'reading' && !isEnough };
};

export const useCandles = (query: CandleQuery): ChartCandles => {
  const { market, account, interval } = query;
  const history = usePairTrades(market.baseToken.address, market.quoteToken.address, DAY_SECONDS);
  const candlesOf = useMemo(() => createGrowingCandles(market, interval), [market, interval]);
  const traded = candlesOf(history.trades);
  const { isLoading } = useDepth(query, history, traded);
  const candles = useEmptyPeriods(traded, query, history);
  const gains = useOwnGains(market, traded.length > 0 ? account : undefined);
  return {
    history,
    isLoading,
    traded,
    candles,
    isCut: candles.length >= MAX_PERIODS && candles[0]?.time !== traded[0]?.time,
    decimals: decimalsOf(traded.at(-1)?.close ?? 0),
    marks: useMemo(() => fillMarksOf(gains.trades, interval, traded), [gains, interval, traded]),
    cost: useCostLine(market, gains),
  };
};
