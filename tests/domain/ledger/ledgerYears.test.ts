import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ALL_YEARS, isWithin, rangeOfYear, yearAt } from '#domain/ledger/ledgerYears.ts';
import { zoneOffset } from '#lib/zoneOffset.ts';

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Asia/Kathmandu'];

it('a year begins and ends at midnight of its zone', () => {
  const berlin = rangeOfYear(2025, zoneOffset('Europe/Berlin'));
  expect(berlin).toEqual({ from: Date.UTC(2024, 11, 31, 23) / 1000, to: Date.UTC(2025, 11, 31, 23) / 1000 });
  const auckland = rangeOfYear(2025, zoneOffset('Pacific/Auckland'));
  expect(auckland.from).toBe(Date.UTC(2024, 11, 31, 11) / 1000);
});

it('each time is within exactly the year that clocks of its zone show', () => {
  const time = fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2035, 0, 1) / 1000 });
  const nearNewYear = fc
    .tuple(fc.integer({ min: 2001, max: 2034 }), fc.integer({ min: -90_000, max: 90_000 }))
    .map(([year, seconds]) => Date.UTC(year, 0, 1) / 1000 + seconds);
  fc.assert(
    fc.property(fc.oneof(time, nearNewYear), fc.constantFrom(...ZONES), (at, zone) => {
      const offset = zoneOffset(zone);
      const shown = new Date(at * 1000).toLocaleDateString('en-US', { year: 'numeric', timeZone: zone });
      expect(yearAt(at, offset)).toBe(Number(shown));
      for (const year of [yearAt(at, offset) - 1, yearAt(at, offset), yearAt(at, offset) + 1])
        expect(isWithin({ name: '', range: rangeOfYear(year, offset) }, at)).toBe(year === Number(shown));
    }),
  );
});

it('an unknown time is in no year, but in all time', () => {
  expect(isWithin({ name: '2025', range: rangeOfYear(2025, () => 0) }, undefined)).toBe(false);
  expect(isWithin(ALL_YEARS, undefined)).toBe(true);
});
