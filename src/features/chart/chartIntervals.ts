import { useSyncExternalStore } from 'react';
import { storageKeys } from '#config/storageKeys.ts';
import type { CandleInterval } from '#domain/history/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { storage } from '#lib/storage.ts';

export const chartIntervals: readonly { readonly value: CandleInterval; readonly label: string }[] = [
  { value: '1m', label: '1m' },
  { value: '3m', label: '3m' },
  { value: '5m', label: '5m' },
  { value: '15m', label: '15m' },
  { value: '30m', label: '30m' },
  { value: '1h', label: '1h' },
  { value: '4h', label: '4h' },
  { value: '12h', label: '12h' },
  { value: '1d', label: '1D' },
  { value: '1w', label: '1W' },
];

const first: CandleInterval = '1h';

const currentInterval = (): CandleInterval => {
  const kept = storage.get(storageKeys.chartInterval);
  return chartIntervals.find(({ value }) => value === kept)?.value ?? first;
};

const changed = createNotifier();

export const chooseInterval = (interval: CandleInterval): void => {
  storage.set(storageKeys.chartInterval, interval);
  changed.notify();
};

export const useChartInterval = (): readonly [CandleInterval, (interval: CandleInterval) => void] => [
  useSyncExternalStore(changed.add, currentInterval),
  chooseInterval,
];

/** Chooses the interval `step` positions further; after the last one follows the first. @returns its label */
export const stepInterval = (step: 1 | -1): string => {
  const at = chartIntervals.findIndex(({ value }) => value === currentInterval());
  const next = chartIntervals.at((at + step) % chartIntervals.length);
  if (next) chooseInterval(next.value);
  return next?.label ?? '';
};
