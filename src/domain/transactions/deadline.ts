import { DEADLINE_RANGE } from './deadlineRange.ts';

/**
 * Deadline in seconds. If several owners (`threshold`) must sign, the longest; if one owner signs, the longest unless
 * another was chosen.
 */
export const deadlineFor = (chosen: number, threshold: number | undefined): number => {
  if (threshold === undefined) return chosen;
  return threshold > 1 || chosen === DEADLINE_RANGE.fallback ? DEADLINE_RANGE.max : chosen;
};
