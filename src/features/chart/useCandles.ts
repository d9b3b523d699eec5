import { useMemo } from 'react';
import { candleStart } from '#domain/history/candles.ts';
import { createFilledCandles, MAX_PERIODS } from '#domain/history/emptyPeriods.ts';
import { createGrowingCandles } from '#domain/history/growingCandles.ts';
import type { Candle, CandleInterval } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { usePairHistory, type PairHistory } from '#reads/history/usePairHistory.ts';
import { selectBlockTimestamp } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import type { EmptyPeriods } from './chartIndicators.ts';
import type { ChartMarket } from './chartMarket.ts';
import { decimalsOf } from './candleView.ts';
import { fillMarksOf, type FillMark } from './fillMarks.ts';
import type { LabelledLine } from './chartLines.ts';
import { useCostLine, useOwnGains } from './useOwnCosts.ts';

export interface ChartCandles {
  readonly history: PairHistory;
  /** Periods with a trade. */
  readonly traded: readonly Candle[];
  /** Traded and, as chosen, empty periods. */
  readonly candles: readonly Candle[];
  /** The oldest traded candles need a longer interval. */
  readonly isCut: boolean;
  readonly decimals: number;
  readonly marks: readonly FillMark[];
  readonly cost: LabelledLine | undefined;
}

const useEmptyPeriods = (
  traded: readonly Candle[],
  interval: CandleInterval,
  kind: EmptyPeriods,
  isFollowed: boolean,
): readonly Candle[] => {
  const now = useAppSelector((state) => {
    const timestamp = selectBlockTimestamp(state);
    return timestamp === null ? undefined : candleStart(timestamp, interval);
  });
  const fill = useMemo(() => createFilledCandles(interval), [interval]);
  const until = isFollowed ? now : undefined;
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
  const candles = useEmptyPeriods(traded, interval, kind, history.status !== 'failed');
  const gains = useOwnGains(market, traded.length > 0 ? account : undefined);
  const fills = gains?.trades;
  return {
    history,
    traded,
    candles,
    isCut: candles.length >= MAX_PERIODS && candles[0]?.time !== traded[0]?.time,
    decimals: decimalsOf(traded.at(-1)?.close ?? 0),
    marks: useMemo(() => fillMarksOf(fills ?? [], interval, traded), [fills, interval, traded]),
    cost: useCostLine(market, gains),
  };
};
