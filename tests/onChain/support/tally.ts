import { expect } from 'vitest';

/** Counts what is compared, so that a replay that compares nothing cannot pass. */
export interface Tally {
  readonly equal: (what: string, actual: unknown, expected: unknown) => void;
  readonly comparisons: () => number;
  readonly vectors: () => number;
  readonly vectorDone: () => void;
}

export const createTally = (): Tally => {
  let comparisons = 0;
  let vectors = 0;
  return {
    equal: (what, actual, expected) => {
      comparisons += 1;
      expect(actual, what).toEqual(expected);
    },
    comparisons: () => comparisons,
    vectors: () => vectors,
    vectorDone: () => {
      vectors += 1;
    },
  };
};
