/** Smaller answers measure the way more than the line. */
const LEAST_BYTES = 16_000;
const KEPT = 4;

let rates: readonly number[] = [];

/** Milliseconds from request to end; answers under 16 kB are ignored, the last four are kept. */
export const noteAnswer = (bytes: number, ms: number): void => {
  if (bytes >= LEAST_BYTES) rates = [...rates, bytes / Math.max(1, ms)].slice(-KEPT);
};

/** Bytes per millisecond, uncompressed, including the node's time: a lower bound of the line. */
export const answerRates = (): readonly number[] => rates;
