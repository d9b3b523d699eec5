/** Answers below this say more of the way there and back than of how much the line carries. */
const LEAST_BYTES = 16_000;
const KEPT = 4;

let rates: readonly number[] = [];

/** Notes how long the text of an answer took to arrive, once it began to. */
export const noteAnswer = (bytes: number, ms: number): void => {
  if (bytes >= LEAST_BYTES) rates = [...rates, bytes / Math.max(1, ms)].slice(-KEPT);
};

/** Bytes per millisecond of the last large answers. A busy page makes them lower than the line is. */
export const answerRates = (): readonly number[] => rates;
