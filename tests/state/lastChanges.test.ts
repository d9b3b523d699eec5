import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLastChanges, restoreTimes, type TimedFields } from '#state/lastChanges.ts';

const depths = { tokens: 2 };
const DAY_MS = 86_400_000;

/** State of one tab: values, and times of values and of removals. Few times, so that many are equal. */
const known: fc.Arbitrary<TimedFields> = fc.record({
  value: fc.record({
    theme: fc.nat({ max: 2 }),
    tokens: fc.dictionary(fc.constantFrom('1', '137'), fc.dictionary(fc.constantFrom('a', 'b'), fc.nat({ max: 2 }))),
  }),
  times: fc.dictionary(fc.constantFrom('theme', 'tokens/1/a', 'tokens/137/a', 'tokens/137/b'), fc.nat({ max: 2 })),
});

const entries = ({ value, times }: TimedFields) => {
  const chains = Object.entries(value.tokens as Record<string, Record<string, number>>);
  const tokens = chains.flatMap(([chain, byKey]) => Object.entries(byKey).map(([key, n]) => `${chain} ${key} ${n}`));
  const later = Object.entries(times).filter(([, time]) => time > 0);
  return { theme: value.theme, tokens: tokens.toSorted(), times: Object.fromEntries(later) };
};

describe('the last change of each field and entry', () => {
  it('is the same whichever tab merges, in whatever order, and however often', () => {
    fc.assert(
      fc.property(known, known, known, (a, b, c) => {
        const ab = mergeLastChanges(a, b, depths);
        expect(entries(mergeLastChanges(b, a, depths))).toEqual(entries(ab));
        expect(entries(mergeLastChanges(ab, c, depths))).toEqual(
          entries(mergeLastChanges(a, mergeLastChanges(b, c, depths), depths)),
        );
        expect(mergeLastChanges(ab, b, depths).value).toBe(ab.value);
      }),
    );
  });

  it('a removal is a change too', () => {
    const mine = { value: { tokens: { 137: { a: 1 } } }, times: { 'tokens/137/a': 5 } };
    const stored = { value: { tokens: {} }, times: { 'tokens/137/a': 6 } };
    expect(mergeLastChanges(mine, stored, depths).value).toEqual({ tokens: {} });
    expect(mergeLastChanges(stored, mine, depths).value).toBe(stored.value);
  });
});

describe('stored times', () => {
  const value = { theme: 1, tokens: { 137: { a: 1 } } };

  it('that are none, or lie far ahead, do not count', () => {
    const stored = { theme: 'now', 'tokens/137/a': 100 * DAY_MS, 'tokens/137/b': 7 };
    expect(restoreTimes(stored, value, depths, 8)).toEqual({ 'tokens/137/b': 7 });
    expect(restoreTimes('none', value, depths, 8)).toEqual({});
  });

  it('are dropped for entries that went long ago', () => {
    const stored = { theme: 1, 'tokens/137/a': 1, 'tokens/137/b': 1, 'tokens/137/c': 20 * DAY_MS };
    const expected = { theme: 1, 'tokens/137/a': 1, 'tokens/137/c': 20 * DAY_MS };
    expect(restoreTimes(stored, value, depths, 40 * DAY_MS)).toEqual(expected);
  });
});
