import { describe, expect, it } from 'vitest';
import { failed, idle, loading, mapLoadable, ready, reloading, valueOf, type Loadable } from '#lib/loadable.ts';
import { err, ok } from '#lib/result.ts';

const half = (value: number) => (value % 2 === 0 ? ok(value / 2) : err('odd'));

describe('mapLoadable', () => {
  it.each<[string, Loadable<number>, Loadable<number>]>([
    ['idle', idle, idle],
    ['loading', loading, loading],
    ['loading with the last good value', reloading(4), reloading(2)],
    ['ready', ready(4), ready(2)],
    ['failed', failed('no'), failed('no')],
    ['failed with the last good value', failed('no', 4), failed('no', 2)],
    ['a value that cannot be translated', ready(3), failed('odd')],
  ])('translates %s', (_, from, to) => {
    expect(mapLoadable(from, half)).toEqual(to);
  });

  it('the last good value stays readable', () => {
    expect([idle, loading, reloading(1), ready(2), failed('no', 3)].map((entry) => valueOf<number>(entry))).toEqual([
      undefined,
      undefined,
      1,
      2,
      3,
    ]);
  });
});
