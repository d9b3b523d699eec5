import { TickMarkType } from 'lightweight-charts';
import type { UTCTimestamp } from 'lightweight-charts';
import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import { timeLabel, tickLabel } from '#features/chart/chartTimes.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

/** A time written as the clock on the wall shows it. */
const local = (...parts: [number, number, number, number, number]): UTCTimestamp =>
  (new Date(...parts).getTime() / 1000) as UTCTimestamp;

it("writes the time axis in the user's own time zone", () => {
  const time = local(2026, 10, 21, 15, 7);
  expect(tickLabel(time, TickMarkType.Time)).toBe('15:07');
  expect(tickLabel(time, TickMarkType.DayOfMonth)).toBe('21');
  expect(tickLabel(time, TickMarkType.Year)).toBe('2026');
});

it('names day, year and time under the crosshair', () => {
  const words = timeLabel(local(2026, 10, 21, 15, 7));
  expect(words).toMatch(/21/u);
  expect(words).toMatch(/2026/u);
  expect(words).toMatch(/15:07/u);
});
