import fc from 'fast-check';
import { expect, it } from 'vitest';
import { averageLinesOf } from '#features/chart/averageLines.ts';
import { firstIndicators, isPeriod, restoreIndicators } from '#features/chart/chartIndicators.ts';

it('what is stored comes back, and whatever else stands there is as at first, field by field', () => {
  const average = fc.record({ period: fc.integer({ min: 2, max: 500 }), isOn: fc.boolean() });
  const chosen = fc
    .record({ averages: fc.tuple(average, average, average, average), hasProfile: fc.boolean() })
    .map(({ averages, hasProfile }) => ({
      averages: firstIndicators.averages.map((first, index) => ({ ...first, ...averages[index] })),
      hasProfile,
    }));
  fc.assert(
    fc.property(chosen, (indicators) => {
      expect(restoreIndicators(JSON.stringify(indicators))).toEqual(indicators);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const { averages } = restoreIndicators(text);
      expect(averages).toHaveLength(4);
      for (const { period } of averages) expect(isPeriod(period)).toBe(true);
    }),
  );
  for (const text of [undefined, '', '{', '[]', '{"averages":[{"period":1e9,"isOn":1}]}']) {
    expect(restoreIndicators(text)).toEqual(firstIndicators);
  }
});

it('only averages that are switched on are computed, each with its place', () => {
  const candle = (time: number) => ({ time, open: 1, high: 1, low: 1, close: 1, volume: 1 });
  const choices = firstIndicators.averages.map((choice, index) => ({ ...choice, period: 2, isOn: index === 2 }));
  expect(averageLinesOf(choices, [candle(0), candle(1)])).toEqual([
    { kind: 'exponential', period: 2, index: 2, points: [{ time: 1, value: 1 }] },
  ]);
});
