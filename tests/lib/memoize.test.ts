import { expect, it, vi } from 'vitest';
import { memoize } from '#lib/memoize.ts';

it('computes once for the same arguments, and again after one has changed', () => {
  const compute = vi.fn((list: readonly number[], factor: number) => list.map((value) => value * factor));
  const scaled = memoize(compute);
  const list = [1, 2];
  const first = scaled(list, 3);
  expect(first).toEqual([3, 6]);
  expect(scaled(list, 3)).toBe(first);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(scaled(list, 4)).toEqual([4, 8]);
  expect(scaled([1, 2], 3)).not.toBe(first);
});

it('keeps the results of several arguments in turn', () => {
  const boxed = memoize((value: number) => ({ value }));
  const [one, two] = [boxed(1), boxed(2)];
  expect([boxed(1), boxed(2), boxed(1)]).toEqual([one, two, one]);
  expect(boxed(1)).toBe(one);
  for (let value = 3; value < 12; value += 1) boxed(value);
  expect(boxed(1)).not.toBe(one);
});
