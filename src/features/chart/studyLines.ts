import { exponentialAverage, simpleAverage, type IndicatorPoint } from '#domain/history/indicators.ts';
import { averageTrueRange, bollingerBands, macd, relativeStrength, sessionVwap } from '#domain/history/studies.ts';
import type { Candle } from '#domain/history/types.ts';
import type { ColorToken } from '#ui/theme/theme.ts';
import type { AverageChoice, ChartIndicators, StudyKind } from './chartIndicators.ts';

export interface StudyLine {
  readonly id: string;
  /** Text, or the choice for an average, whose name depends on the language. */
  readonly name: string | Pick<AverageChoice, 'kind' | 'period'>;
  /** Lines of one pane share a price scale; `price` is the candles' pane. */
  readonly pane: 'price' | StudyKind;
  readonly look: 'solid' | 'dashed' | 'bars';
  readonly color: ColorToken;
  readonly levels?: readonly number[];
  readonly decimals: number;
  readonly points: readonly IndicatorPoint[];
}

type Drawn = Omit<StudyLine, 'decimals' | 'pane' | 'look'> & Partial<StudyLine>;

const AVERAGE_COLORS: readonly ColorToken[] = ['info-text', 'warning-text'];
const PERIOD = 14;
const BAND = { period: 20, width: 2 } as const;
const MACD = { fast: 12, slow: 26, signal: 9 } as const;
const MAX_DECIMALS = 12;

/** A difference of prices needs more digits than the prices. */
const finer = (decimals: number): number => Math.min(MAX_DECIMALS, decimals + 2);

const averageLine = ({ kind, period }: AverageChoice, index: number, candles: readonly Candle[]): Drawn => ({
  id: `average ${index}`,
  name: { kind, period },
  look: kind === 'simple' ? 'solid' : 'dashed',
  color: AVERAGE_COLORS[index % AVERAGE_COLORS.length] ?? 'text-2',
  points: (kind === 'simple' ? simpleAverage : exponentialAverage)(candles, period),
});

const bandLines = (candles: readonly Candle[]): readonly Drawn[] => {
  const { middle, upper, lower } = bollingerBands(candles, BAND.period, BAND.width);
  const bands = [
    { side: 'upper', points: upper },
    { side: 'middle', points: middle },
    { side: 'lower', points: lower },
  ] as const;
  return bands.map(({ side, points }) => ({
    id: `bollinger ${side}`,
    name: `BB ${side === 'middle' ? BAND.period : side === 'upper' ? `+${BAND.width}σ` : `−${BAND.width}σ`}`,
    look: side === 'middle' ? 'dashed' : 'solid',
    color: 'text-3',
    points,
  }));
};

const macdLines = (candles: readonly Candle[], decimals: number): readonly Drawn[] => {
  const { line, signal, histogram } = macd(candles, MACD);
  const shared = { pane: 'macd', decimals: finer(decimals) } as const;
  return [
    { ...shared, id: 'macd histogram', name: 'MACD Δ', look: 'bars', color: 'text-3', points: histogram },
    { ...shared, id: 'macd', name: 'MACD', color: 'info-text', points: line },
    {
      ...shared,
      id: 'macd signal',
      name: `MACD ${MACD.signal}`,
      look: 'dashed',
      color: 'warning-text',
      points: signal,
    },
  ];
};

type Study = (candles: readonly Candle[], decimals: number) => readonly Drawn[];

const studies: Readonly<Record<StudyKind, Study>> = {
  vwap: (candles) => [{ id: 'vwap', name: 'VWAP', color: 'accent-text', points: sessionVwap(candles) }],
  bollinger: bandLines,
  rsi: (candles) => [
    {
      id: 'rsi',
      name: `RSI ${PERIOD}`,
      pane: 'rsi',
      color: 'info-text',
      levels: [30, 70],
      decimals: 1,
      points: relativeStrength(candles, PERIOD),
    },
  ],
  macd: macdLines,
  atr: (candles, decimals) => [
    {
      id: 'atr',
      name: `ATR ${PERIOD}`,
      pane: 'atr',
      color: 'info-text',
      decimals: finer(decimals),
      points: averageTrueRange(candles, PERIOD),
    },
  ],
};

/** Computes only the chosen studies. @param decimals of the shown prices */
export const studyLinesOf = (
  { averages, studies: chosen }: Pick<ChartIndicators, 'averages' | 'studies'>,
  candles: readonly Candle[],
  decimals: number,
): readonly StudyLine[] =>
  [
    ...averages.flatMap((choice, index) => (choice.isOn ? [averageLine(choice, index, candles)] : [])),
    ...chosen.flatMap((kind) => studies[kind](candles, decimals)),
  ].map((line) => ({ pane: 'price', look: 'solid', decimals, ...line }));
