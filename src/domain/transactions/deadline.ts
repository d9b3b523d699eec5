import { DEADLINE_RANGE } from './deadlineRange.ts';

/**
 * How long a transaction may wait for its block, seconds. A Safe's owners sign one after the other: where several have
 * to, the longest deadline counts, whatever was chosen; a Safe with one signature has it unless another was chosen.
 * @param chosen the person's setting
 * @param threshold signatures that the Safe needs; undefined for a wallet of one account
 */
export const deadlineFor = (chosen: number, threshold: number | undefined): number => {
  if (threshold === undefined) return chosen;
  return threshold > 1 || chosen === DEADLINE_RANGE.fallback ? DEADLINE_RANGE.max : chosen;
};
