import { exponentialAverage, simpleAverage, type IndicatorPoint } from '#domain/history/indicators.ts';
import type { Candle } from '#domain/history/types.ts';
import type { AverageChoice } from './chartIndicators.ts';

export interface AverageLine extends Pick<AverageChoice, 'kind' | 'period'> {
  readonly index: number;
  readonly points: readonly IndicatorPoint[];
}

export const averageLinesOf = (choices: readonly AverageChoice[], candles: readonly Candle[]): readonly AverageLine[] =>
  choices.flatMap(({ kind, period, isOn }, index) => {
    if (!isOn) return [];
    const average = kind === 'simple' ? simpleAverage : exponentialAverage;
    return [{ kind, period, index, points: average(candles, period) }];
  });
