import { DEADLINE_RANGE } from './deadlineRange.ts';

/**
 * Maximum time that a transaction may wait for its block, seconds. A Safe's owners sign one after the other: if several
 * must, the longest deadline applies, whatever was chosen. A Safe with one signature uses the longest unless another
 * was chosen.
 * @param chosen the user's setting
 * @param threshold signatures that the Safe needs; undefined for a wallet of one account
 */
export const deadlineFor = (chosen: number, threshold: number | undefined): number => {
  if (threshold === undefined) return chosen;
  return threshold > 1 || chosen === DEADLINE_RANGE.fallback ? DEADLINE_RANGE.max : chosen;
};
