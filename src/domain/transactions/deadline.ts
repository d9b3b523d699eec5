import { DEADLINE_RANGE } from './deadlineRange.ts';

/**
 * Seconds. Safe owners sign one after the other: several (`threshold`) always get the longest deadline, one signature
 * unless another was chosen.
 */
export const deadlineFor = (chosen: number, threshold: number | undefined): number => {
  if (threshold === undefined) return chosen;
  return threshold > 1 || chosen === DEADLINE_RANGE.fallback ? DEADLINE_RANGE.max : chosen;
};
