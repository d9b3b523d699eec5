import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeParts,
  ALL,
  dayOf,
  filterOwn,
  filterRange,
  HERE,
  noFilter,
  ownKinds,
  readOwnFilter,
  withoutPart,
  type OwnFacts,
  type OwnFilter,
} from '#domain/history/ownFilter.ts';
import { zoneOffset } from '#lib/zoneOffset.ts';

const NOW = Date.parse('2026-11-29T15:00:00Z') / 1000;
const utc = zoneOffset('UTC');
const context = { here: 'a b', nowSeconds: NOW, offset: utc };

const anyFacts: fc.Arbitrary<OwnFacts> = fc.record({
  market: fc.constantFrom('a b', 'a c', 'b c'),
  side: fc.constantFrom('BUY', 'SELL'),
  timestamp: fc.option(fc.integer({ min: NOW - 40 * 86_400, max: NOW }), { nil: undefined }),
  kind: fc.constantFrom(...ownKinds),
  status: fc.constantFrom('open', 'filled', 'cancelled', undefined),
});

const anyFilter: fc.Arbitrary<OwnFilter> = fc.record({
  market: fc.constantFrom(ALL, HERE, 'a b', 'b c'),
  side: fc.constantFrom(ALL, 'BUY', 'SELL'),
  status: fc.constantFrom(ALL, 'open', 'filled', 'cancelled'),
  kind: fc.constantFrom(ALL, ...ownKinds),
  period: fc.constantFrom(ALL, 'today', 'week', 'month', 'dates'),
  from: fc.constantFrom('', '2026-11-10'),
  to: fc.constantFrom('', '2026-11-20'),
});

const rowsOf = (facts: readonly OwnFacts[]) => facts.map((each, id) => ({ id, facts: each }));

it('keeps the rows that each part alone keeps, in their order', () => {
  fc.assert(
    fc.property(fc.array(anyFacts, { maxLength: 30 }), anyFilter, (facts, filter) => {
      const rows = rowsOf(facts);
      const { kept, undated } = filterOwn(rows, filter, context);
      const alone = activeParts(filter).map((part) => {
        const { market, side, status, kind, period, from, to } = filter;
        const only =
          part === 'period'
            ? { ...noFilter, period, from, to }
            : {
                ...noFilter,
                ...{ market, side, status, kind },
                ...Object.fromEntries(
                  (['market', 'side', 'status', 'kind'] as const)
                    .filter((other) => other !== part)
                    .map((other) => [other, ALL]),
                ),
              };
        return new Set(filterOwn(rows, only, context).kept);
      });
      expect(kept).toEqual(rows.filter((row) => alone.every((set) => set.has(row))));
      // Rows that only their unknown time leaves out.
      const timeless = filterOwn(rows, withoutPart(filter, 'period'), context).kept;
      const hasBound = activeParts(filter).includes('period');
      expect(undated).toBe(hasBound ? timeless.filter((row) => row.facts.timestamp === undefined).length : 0);
    }),
  );
});

it('this market follows the page, and matches nothing while the page has none', () => {
  const rows = rowsOf([{ market: 'a b', side: 'BUY', timestamp: NOW, kind: 'limit', status: 'open' }]);
  const here = { ...noFilter, market: HERE };
  expect(filterOwn(rows, here, context).kept).toHaveLength(1);
  expect(filterOwn(rows, here, { ...context, here: 'a c' }).kept).toHaveLength(0);
  expect(filterOwn(rows, here, { ...context, here: undefined }).kept).toHaveLength(0);
});

describe('days', () => {
  const range = (part: Partial<OwnFilter>, offset = utc) => {
    const found = filterRange({ ...noFilter, ...part }, NOW, offset);
    return [found?.from, found?.to].map((time) =>
      time === undefined || !Number.isFinite(time) ? undefined : new Date(time * 1000).toISOString().slice(0, 16),
    );
  };

  it('begin at midnight of the chosen clocks, today included', () => {
    expect(range({ period: 'today' })).toEqual(['2026-11-29T00:00', undefined]);
    expect(range({ period: 'week' })).toEqual(['2026-11-23T00:00', undefined]);
    expect(range({ period: 'month' })).toEqual(['2026-10-31T00:00', undefined]);
    // It is already the 30th in Tokyo.
    expect(range({ period: 'today' }, zoneOffset('Asia/Tokyo'))).toEqual(['2026-11-29T15:00', undefined]);
  });

  it('include the last one, also on a day with 25 hours', () => {
    const dates = { period: 'dates', from: '2026-10-25', to: '2026-10-25' } as const;
    expect(range(dates)).toEqual(['2026-10-25T00:00', '2026-10-26T00:00']);
    expect(range(dates, zoneOffset('Europe/Berlin'))).toEqual(['2026-10-24T22:00', '2026-10-25T23:00']);
  });

  it('filters without a bound leave nothing out', () => {
    expect(filterRange({ ...noFilter, period: 'dates' }, NOW, utc)).toBeUndefined();
    expect(activeParts({ ...noFilter, period: 'dates' })).toEqual([]);
  });

  it.each([
    ['2026-02-28', 20_512],
    ['2024-02-29', 19_782],
    ['2026-02-30', undefined],
    ['2026-13-01', undefined],
    ['26-01-01', undefined],
    ['', undefined],
  ])('the text "%s" is the day %s', (date, day) => expect(dayOf(date)).toBe(day));
});

describe('a stored filter', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(readOwnFilter(JSON.parse(JSON.stringify(filter)))).toEqual(filter);
      }),
    );
  });

  it('any other stored value filters nothing, or by its valid parts', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const filter = readOwnFilter(stored);
        expect(readOwnFilter(filter)).toEqual(filter);
      }),
    );
    expect(readOwnFilter(null)).toEqual(noFilter);
    expect(
      readOwnFilter({ side: 'UP', kind: 7, market: 'x'.repeat(1000), from: '2026-02-30', status: 'open' }),
    ).toEqual({
      ...noFilter,
      status: 'open',
    });
  });
});

it('10,000 rows are filtered in far less than a frame', () => {
  const rows = rowsOf(fc.sample(anyFacts, { numRuns: 10_000, seed: 7 }));
  const filter: OwnFilter = { ...noFilter, side: 'BUY', period: 'month' };
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    filterOwn(rows, filter, context);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(12);
});
