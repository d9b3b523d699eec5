import { chartIntervals, chooseInterval, currentInterval } from './chartIntervals.ts';

/** Chooses the interval `step` positions further; after the last one follows the first. @returns its label */
export const stepInterval = (step: 1 | -1): string => {
  const at = chartIntervals.findIndex(({ value }) => value === currentInterval());
  const next = chartIntervals.at((at + step) % chartIntervals.length);
  if (next) chooseInterval(next.value);
  return next?.label ?? '';
};
