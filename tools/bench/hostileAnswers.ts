import { MAX_ANSWER } from '#chain/rpc/postBatch.ts';
import { atMost, type Findings } from './figures.ts';

const { bytes, marks } = MAX_ANSWER;
const LONGEST_TASK_MS = 50;
const ROUNDS = 7;

const list = (count: number, entry: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => entry(index)).join(',');

/** Longest accepted answer of each shape. `marks` is the maximum number of brackets, commas and colons. */
const shapes: Readonly<Record<string, () => string>> = {
  distinctKeys: () => `{${list((marks - 2) / 2, (index) => `"k${String(index)}":1`)}}`,
  longKeys: () => `{${list((marks - 2) / 2, (index) => `"${String(index).padStart(70, 'k')}":1`)}}`,
  objectOfOneKeyEach: () => `[${list(Math.floor((marks - 2) / 4), (index) => `{"k${String(index)}":1}`)}]`,
  emptyObjects: () => `[${list(Math.floor((marks - 2) / 3), () => '{}')}]`,
  nestedLists: () => '['.repeat(marks / 2) + ']'.repeat(marks / 2),
  nestedObjects: () => '{"a":'.repeat(Math.floor(marks / 3)) + '1' + '}'.repeat(Math.floor(marks / 3)),
  longNumbers: () => `[${list(marks - 2, () => '1.2345678901234567e-300'.padEnd(bytes / marks - 2, '0'))}]`,
  escapedText: () => `"${'\\u00e9'.repeat(Math.floor((bytes - 2) / 6))}"`,
};

const parseMs = (text: string): number => {
  const startedAt = performance.now();
  JSON.parse(text);
  return performance.now() - startedAt;
};

/** Fastest of some rounds, because other programs can only slow a round down. */
export const measureHostileAnswers = (): Findings =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, make]) => {
      const text = make();
      if (text.length > bytes) throw new Error(`${name} is longer than an answer can be`);
      const times = Array.from({ length: ROUNDS }, () => parseMs(text));
      return [name, atMost(LONGEST_TASK_MS, Math.min(...times), 'ms')];
    }),
  );
