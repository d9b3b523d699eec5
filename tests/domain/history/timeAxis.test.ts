import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexAt, timeAt } from '#domain/history/timeAxis.ts';

const HOUR = 3600;
const times = fc
  .uniqueArray(fc.nat(5000), { minLength: 1, maxLength: 40 })
  .map((hours) => hours.toSorted((a, b) => a - b).map((hour) => hour * HOUR));

it('the time of an index maps back to that index, also beyond the candles', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: -100, max: 200 }), (starts, index) => {
      expect(indexAt(starts, timeAt(starts, index, HOUR), HOUR)).toBeCloseTo(index, 9);
    }),
  );
});

it('a later time is further to the right', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: -1e6, max: 2e7 }), fc.integer({ min: 1, max: 1e6 }), (starts, time, more) => {
      expect(indexAt(starts, time + more, HOUR)).toBeGreaterThan(indexAt(starts, time, HOUR));
    }),
  );
});

it('a time between two candles is interpolated between their positions', () => {
  expect(indexAt([0, 4 * HOUR], HOUR, HOUR)).toBe(0.25);
});
