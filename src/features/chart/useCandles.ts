import { useMemo } from 'react';
import { candleStart } from '#domain/history/candles.ts';
import { createFilledCandles, MAX_PERIODS } from '#domain/history/emptyPeriods.ts';
import { createGrowingCandles } from '#domain/history/growingCandles.ts';
import type { Candle, CandleInterval } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { usePairHistory, type PairHistory } from '#reads/history/usePairHistory.ts';
import { selectBlockNumber, selectBlockTimestamp } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import type { EmptyPeriods } from './chartIndicators.ts';
import type { ChartMarket } from './chartMarket.ts';
import { decimalsOf } from './candleView.ts';
import { fillMarksOf, type FillMark } from './fillMarks.ts';
import type { LabelledLine } from './chartLines.ts';
import { useCostLine, useOwnGains } from './useOwnCosts.ts';

interface ChartCandles {
  readonly history: PairHistory;
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
  { status, coverage }: Pick<PairHistory, 'status' | 'coverage'>,
  interval: CandleInterval,
): number | undefined =>
  useAppSelector((state) => {
    const [number, timestamp] = [selectBlockNumber(state), selectBlockTimestamp(state)];
    if (status === 'failed' || !coverage || number === undefined || timestamp === null) return undefined;
    return coverage.toBlock + MAX_BEHIND < number ? undefined : candleStart(timestamp, interval);
  });

const useEmptyPeriods = (
  traded: readonly Candle[],
  interval: CandleInterval,
  kind: EmptyPeriods,
  history: PairHistory,
): readonly Candle[] => {
  const until = usePresentPeriod(history, interval);
  const fill = useMemo(() => createFilledCandles(interval), [interval]);
  return useMemo(() => (kind === 'none' ? traded : fill(traded, until)), [kind, traded, fill, until]);
};

export const useCandles = (
  market: ChartMarket,
  account: Address | undefined,
  interval: CandleInterval,
  kind: EmptyPeriods,
): ChartCandles => {
  const history = usePairHistory(market.baseToken.address, market.quoteToken.address);
  const candlesOf = useMemo(() => createGrowingCandles(market, interval), [market, interval]);
  const traded = candlesOf(history.trades);
  const candles = useEmptyPeriods(traded, interval, kind, history);
  const gains = useOwnGains(market, traded.length > 0 ? account : undefined);
  return {
    history,
    traded,
    candles,
    isCut: candles.length >= MAX_PERIODS && candles[0]?.time !== traded[0]?.time,
    decimals: decimalsOf(traded.at(-1)?.close ?? 0),
    marks: useMemo(() => fillMarksOf(gains.trades, interval, traded), [gains, interval, traded]),
    cost: useCostLine(market, gains),
  };
};
