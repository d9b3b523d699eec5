import { useSyncExternalStore } from 'react';
import { storageKeys } from '#config/storageKeys.ts';
import { fieldsOf } from '#lib/fields.ts';
import { createStoredValue } from '#lib/storedValue.ts';

export interface AverageChoice {
  readonly kind: 'simple' | 'exponential';
  readonly period: number;
  readonly isOn: boolean;
}

export const studyKinds = ['vwap', 'bollinger', 'rsi', 'macd', 'atr'] as const;

export type StudyKind = (typeof studyKinds)[number];

/** Look of periods without a trade: a flat candle, a space on the time axis, or nothing. */
export const emptyPeriodKinds = ['flat', 'gap', 'none'] as const;

export type EmptyPeriods = (typeof emptyPeriodKinds)[number];

export interface ChartIndicators {
  readonly averages: readonly AverageChoice[];
  readonly studies: readonly StudyKind[];
  readonly hasProfile: boolean;
  readonly emptyPeriods: EmptyPeriods;
  readonly hasCost: boolean;
}

export const MAX_PERIOD = 500;
export const MIN_PERIOD = 2;

export const isPeriod = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= MIN_PERIOD && value <= MAX_PERIOD;

export const firstIndicators: ChartIndicators = {
  averages: [
    { kind: 'simple', period: 20, isOn: false },
    { kind: 'simple', period: 50, isOn: false },
    { kind: 'exponential', period: 20, isOn: false },
    { kind: 'exponential', period: 50, isOn: false },
  ],
  studies: [],
  hasProfile: false,
  emptyPeriods: 'flat',
  hasCost: true,
};

export const withStudy = (studies: readonly StudyKind[], kind: StudyKind, isOn: boolean): readonly StudyKind[] =>
  studyKinds.filter((entry) => (entry === kind ? isOn : studies.includes(entry)));

/** True if a line is drawn whose values depend on earlier candles. */
export const hasStudies = ({ averages, studies }: ChartIndicators): boolean =>
  studies.length > 0 || averages.some(({ isOn }) => isOn);

/** Validates each field; an invalid one gets its default. */
export const restoreIndicators = (stored: unknown): ChartIndicators => {
  const { averages, studies, hasProfile, emptyPeriods, hasCost } = fieldsOf(stored);
  const kept: readonly unknown[] = Array.isArray(averages) ? averages : [];
  return {
    averages: firstIndicators.averages.map((first, index) => {
      const { period, isOn } = fieldsOf(kept[index]);
      return { kind: first.kind, period: isPeriod(period) ? period : first.period, isOn: isOn === true };
    }),
    studies: studyKinds.filter((kind) => Array.isArray(studies) && studies.includes(kind)),
    hasProfile: hasProfile === true,
    emptyPeriods: emptyPeriodKinds.find((kind) => kind === emptyPeriods) ?? 'flat',
    hasCost: hasCost !== false,
  };
};

const kept = createStoredValue(storageKeys.chartIndicators, restoreIndicators);

/** Shared by all charts and stored in this browser. */
export const useChartIndicators = (): readonly [ChartIndicators, (chosen: ChartIndicators) => void] => [
  useSyncExternalStore(kept.subscribe, kept.read),
  kept.keep,
];
