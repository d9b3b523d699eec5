/** Smaller answers depend more on the distance than on the line. */
const LEAST_BYTES = 16_000;
const KEPT = 4;

let rates: readonly number[] = [];

/** Notes bytes and milliseconds of an answer. Answers under 16 kB are ignored, and the last four are kept. */
export const noteAnswer = (bytes: number, ms: number): void => {
  if (bytes >= LEAST_BYTES) rates = [...rates, bytes / Math.max(1, ms)].slice(-KEPT);
};

/** Bytes per millisecond, uncompressed, including the node's time: a lower bound for the line. */
export const answerRates = (): readonly number[] => rates;
