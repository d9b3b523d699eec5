/** Small answers say more of the way there and back than of how much the line carries. */
const LEAST_BYTES = 16_000;
const KEPT = 4;

let rates: readonly number[] = [];

/** Notes how long an answer took, from its request to its end. */
export const noteAnswer = (bytes: number, ms: number): void => {
  if (bytes >= LEAST_BYTES) rates = [...rates, bytes / Math.max(1, ms)].slice(-KEPT);
};

/**
 * Bytes per millisecond of the last large answers, the node's own time included: the line carries at least as much. What
 * the node compresses counts as it is without.
 */
export const answerRates = (): readonly number[] => rates;
