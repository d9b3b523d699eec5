import fc from 'fast-check';
import { expect, it } from 'vitest';
import { studyLinesOf } from '#features/chart/studyLines.ts';
import {
  emptyPeriodKinds,
  firstIndicators,
  isPeriod,
  restoreIndicators,
  studyKinds,
  withStudy,
} from '#features/chart/chartIndicators.ts';

it('stored indicators come back, and anything else is as at first, field by field', () => {
  const average = fc.record({ period: fc.integer({ min: 2, max: 500 }), isOn: fc.boolean() });
  const chosen = fc
    .record({
      averages: fc.tuple(average, average, average, average),
      studies: fc.subarray([...studyKinds]),
      hasProfile: fc.boolean(),
      emptyPeriods: fc.constantFrom(...emptyPeriodKinds),
      hasCost: fc.boolean(),
    })
    .map(({ averages, ...others }) => ({
      averages: firstIndicators.averages.map((first, index) => ({ ...first, ...averages[index] })),
      ...others,
    }));
  fc.assert(
    fc.property(chosen, (indicators) => {
      expect(restoreIndicators(JSON.parse(JSON.stringify(indicators)))).toEqual(indicators);
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const { averages } = restoreIndicators(stored);
      expect(averages).toHaveLength(4);
      for (const { period } of averages) expect(isPeriod(period)).toBe(true);
    }),
  );
  for (const stored of [undefined, null, '', [], { averages: [{ period: 1e9, isOn: 1 }] }]) {
    expect(restoreIndicators(stored)).toEqual(firstIndicators);
  }
});

it('only averages that are switched on are computed, each with its place', () => {
  const candle = (time: number) => ({ time, open: 1, high: 1, low: 1, close: 1, volume: 1 });
  const choices = firstIndicators.averages.map((choice, index) => ({ ...choice, period: 2, isOn: index === 2 }));
  const none = { averages: choices, studies: [] };
  expect(studyLinesOf(none, [candle(0), candle(1)], 4)).toEqual([
    {
      id: 'average 2',
      name: { kind: 'exponential', period: 2 },
      pane: 'price',
      look: 'dashed',
      color: 'info-text',
      decimals: 4,
      points: [{ time: 1, value: 1 }],
    },
  ]);
  expect(studyLinesOf({ ...none, averages: [] }, [candle(0)], 4)).toEqual([]);
});

it('each study draws its own lines, those of other scales than the price in their own pane', () => {
  const candles = Array.from({ length: 40 }, (_, time) => ({ time, open: 1, high: 1, low: 1, close: 1, volume: 1 }));
  const lines = studyLinesOf({ averages: [], studies: studyKinds }, candles, 4);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(lines.map(({ id, pane }) => [id, pane])).toEqual([
    ['vwap', 'price'],
    ['bollinger upper', 'price'],
    ['bollinger middle', 'price'],
    ['bollinger lower', 'price'],
    ['rsi', 'rsi'],
    ['macd histogram', 'macd'],
    ['macd', 'macd'],
    ['macd signal', 'macd'],
    ['atr', 'atr'],
  ]);
  for (const { points } of lines) expect(points.length).toBeGreaterThan(0);
});

it('a study is switched on and off without the others, in a fixed order', () => {
  expect(withStudy(['atr'], 'vwap', true)).toEqual(['vwap', 'atr']);
  expect(withStudy(['vwap', 'atr'], 'vwap', false)).toEqual(['atr']);
});
