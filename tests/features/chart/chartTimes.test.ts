import { i18n } from '@lingui/core';
import fc from 'fast-check';
import { TickMarkType, type Time, type UTCTimestamp } from 'lightweight-charts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { candleZone } from '#features/chart/candleZone.ts';
import { createTimeAxis } from '#features/chart/chartTimes.ts';
import { zoneOffset } from '#lib/zoneOffset.ts';
import { chooseTimeZone } from '#lib/timeZone.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));
afterEach(() => chooseTimeZone(false));

const HOUR = 3600;
const DAY = 24 * HOUR;
const ZONES = [
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'UTC',
] as const;
/** Weights from which the library names a tick by its day, month or year. */
const KIND = new Map<number, TickMarkType>([
  [50, TickMarkType.DayOfMonth],
  [60, TickMarkType.Month],
  [70, TickMarkType.Year],
]);

/** Days and months that the axis names for candles from a time on, with their times. */
const namedDays = (from: number, seconds: number, count: number, zone?: string) => {
  const { behavior, tickLabel } = createTimeAxis(seconds, zone ?? candleZone(seconds));
  const points = Array.from({ length: count }, (_, n) => {
    const time = from + n * seconds;
    return { timeWeight: 0, time: behavior.convertHorzItemToInternal(time as Time & number), originalTime: time };
  }) as unknown as Parameters<typeof behavior.fillWeightsForPoints>[0];
  behavior.fillWeightsForPoints(points, 0);
  return points.slice(1).flatMap(({ timeWeight, time }) => {
    const kind = KIND.get(timeWeight);
    const at = Number(behavior.key(time));
    return kind === undefined ? [] : [{ at, kind, label: tickLabel(at as UTCTimestamp, kind) }];
  });
};

/** A clock in a zone that is independent of the code: hour, day, month and year. */
const clockIn = (zone: string, seconds: number) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
  }).formatToParts(seconds * 1000);
  const part = (type: string): string => parts.find((found) => found.type === type)?.value ?? '';
  return { hour: part('hour'), day: part('day'), month: part('month'), year: part('year') };
};

describe.each(ZONES)('the axis in %s', (zone) => {
  it('names each day at its first candle, once, by the clock there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_700_000, max: 1_800_000 }), fc.constantFrom(900, HOUR), (start, seconds) => {
        const from = start * 1000 - ((start * 1000) % HOUR);
        const count = 200;
        const expected = Array.from({ length: count - 1 }, (_, n) => from + (n + 1) * seconds).flatMap((at) => {
          const [now, before] = [clockIn(zone, at), clockIn(zone, at - seconds)];
          if (now.day === before.day) return [];
          const label = now.year !== before.year ? now.year : now.month !== before.month ? now.month : now.day;
          return [{ at, label }];
        });
        expect(namedDays(from, seconds, count, zone).map(({ at, label }) => ({ at, label }))).toEqual(expected);
      }),
      { numRuns: 12 },
    );
  });

  it('is right over both changes of clocks of a year', () => {
    const from = Date.UTC(2026, 0, 1) / 1000;
    for (const { at, label, kind } of namedDays(from, HOUR, 365 * 24, zone)) {
      const { hour, day, month, year } = clockIn(zone, at);
      const name = { [TickMarkType.DayOfMonth]: day, [TickMarkType.Month]: month, [TickMarkType.Year]: year };
      expect(label).toBe(name[kind as keyof typeof name]);
      // Half-hour zones begin their day between two candles of an hour.
      expect(Number(hour), `${label} at ${at}`).toBe(0);
    }
  });

  it('has the offset of the clock at every time', () => {
    const offset = zoneOffset(zone);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (at) => {
        const shifted = clockIn('UTC', at + offset(at));
        expect(shifted).toEqual(clockIn(zone, at));
      }),
    );
  });
});

it('names a candle of a day by its day in UTC, wherever it is seen', () => {
  const from = Date.UTC(2025, 11, 29) / 1000;
  expect(candleZone(DAY)).toBe('UTC');
  expect(namedDays(from, DAY, 6).map(({ label }) => label)).toEqual(['30', '31', '2026', '2', '3']);
  const { timeLabel } = createTimeAxis(DAY);
  expect(timeLabel((Date.UTC(2026, 0, 1) / 1000) as UTCTimestamp)).toBe('Jan 1, 2026');
});

it('names the day, year and time under the crosshair in the zone that was chosen', () => {
  const time = (Date.UTC(2026, 10, 21, 15, 7) / 1000) as UTCTimestamp;
  expect(createTimeAxis(HOUR, 'America/New_York').timeLabel(time)).toBe('Nov 21, 2026, 10:07');
  expect(createTimeAxis(HOUR, 'Asia/Kolkata').tickLabel(time, TickMarkType.Time)).toBe('20:37');
  chooseTimeZone(true);
  expect(createTimeAxis(HOUR).timeLabel(time)).toBe('Nov 21, 2026, 15:07');
  chooseTimeZone(false);
  expect(candleZone(HOUR)).toBeUndefined();
});
