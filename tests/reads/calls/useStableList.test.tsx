import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useStableList } from '#reads/calls/useStableList.ts';

const item = fc.oneof(fc.string(), fc.record({ pair: fc.string(), raw: fc.bigInt(), missing: fc.constant(undefined) }));
const copy = <T,>(list: readonly T[]): T[] => list.map((entry) => (typeof entry === 'object' ? { ...entry } : entry));

it('equal lists are one array, different lists are not', () => {
  fc.assert(
    fc.property(fc.array(item), fc.array(item), (first, second) => {
      const { result, rerender } = renderHook(useStableList<(typeof first)[number]>, { initialProps: first });
      const shown = result.current;
      expect(shown).toEqual(first);
      rerender(copy(first));
      expect(result.current).toBe(shown);
      rerender(second);
      expect(result.current).toEqual(second);
    }),
    { numRuns: 50 },
  );
});

it('an item more, an item less and another order are another list', () => {
  const { result, rerender } = renderHook(useStableList<string>, { initialProps: ['a', 'b'] });
  for (const list of [['a', 'b', 'c'], ['a', 'b'], ['b', 'a'], []]) {
    rerender(list);
    expect(result.current).toBe(list);
  }
});

it('renders once for a list, new or not', () => {
  let renders = 0;
  const { rerender } = renderHook(
    (list: readonly string[]) => {
      renders += 1;
      return useStableList(list);
    },
    { initialProps: ['a'] },
  );
  rerender(['a']);
  rerender(['b']);
  expect(renders).toBe(3);
});
