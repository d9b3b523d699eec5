import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countTrends,
  joinTrends,
  MAX_LINES,
  newTrends,
  readTrends,
  trendShapes,
  withTrends,
  type KeptTrends,
} from '#domain/history/trendLines.ts';

const point = fc.record({
  time: fc.integer({ min: 0, max: 2_000_000_000 }),
  price: fc.double({ min: 1e-18, max: 1e18, noNaN: true }),
});
const shape = fc.constantFrom(...trendShapes);
const lines = fc.array(fc.record({ shape, from: point, to: point }), { minLength: 1, maxLength: 30 });
const changes = fc.array(fc.record({ name: fc.string({ minLength: 1 }).map((n) => `m${n}`), lines }), { maxLength: 8 });

it('saved trend lines come back as they were, at most 20 lines of a market', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const kept = all.reduce<KeptTrends>((sum, { name, lines: own }, at) => withTrends(sum, name, own, at), {});
      expect(readTrends(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      for (const { lines: own } of Object.values(kept)) expect(own.length).toBeLessThanOrEqual(MAX_LINES);
      const last = all.at(-1);
      if (last) expect(kept[last.name]?.lines).toEqual(last.lines.slice(-MAX_LINES));
    }),
  );
});

const keptOf = (all: readonly { readonly name: string; readonly lines: KeptTrends[string]['lines'] }[]): KeptTrends =>
  all.reduce<KeptTrends>((sum, { name, lines: own }, at) => withTrends(sum, name, own, at), {});

it('lines of a file are added after the own ones, none twice, as many as fit, and no own one is lost', () => {
  fc.assert(
    fc.property(changes, changes, (own, others) => {
      const kept = keptOf(own);
      const file = { ...keptOf(others), ...keptOf(own.slice(0, 2)) };
      const joined = joinTrends(kept, file);
      for (const [name, { lines: before }] of Object.entries(kept))
        expect(joined[name]?.lines.slice(0, before.length)).toEqual(before);
      expect(readTrends(JSON.parse(JSON.stringify(joined)))).toEqual(joined);
      expect(countTrends(joined)).toBe(countTrends(kept) + countTrends(newTrends(file, kept)));
      expect(newTrends(kept, kept)).toEqual({});
      for (const { lines: found } of Object.values(joined)) expect(found.length).toBeLessThanOrEqual(MAX_LINES);
    }),
  );
  const line = { shape: 'ray', from: { time: 1, price: 1 }, to: { time: 2, price: 2 } } as const;
  const many = keptOf(Array.from({ length: 50 }, (_, at) => ({ name: `m${at}`, lines: [line] })));
  expect(joinTrends(many, { other: { changedMs: 99, lines: [line] } })).toEqual(many);
  const inherited = { constructor: { changedMs: 9, lines: [line] } };
  expect(joinTrends({}, inherited)).toEqual(inherited);
  expect(joinTrends({}, { a: { changedMs: 9, lines: [line] } })).toEqual({ a: { changedMs: 9, lines: [line] } });
});

it('keeps the markets changed last, and forgets one without lines', () => {
  const line = { shape: 'ray', from: { time: 1, price: 1 }, to: { time: 2, price: 2 } } as const;
  let kept: KeptTrends = {};
  for (let at = 0; at < 60; at += 1) kept = withTrends(kept, `m${at}`, [line], at);
  expect(Object.keys(kept)).toHaveLength(50);
  expect(kept['m9']).toBeUndefined();
  expect(kept['m59']?.lines).toEqual([line]);
  expect(withTrends(kept, 'm59', [], 60)['m59']).toBeUndefined();
});

it('damaged storage costs what is damaged and nothing else', () => {
  fc.assert(fc.property(fc.anything(), (stored) => void readTrends(stored)));
  const good = { from: { time: 1, price: 1 }, to: { time: 2, price: 2 } };
  const stored = { a: { changedMs: 'x', lines: [good, { from: 1 }, { ...good, to: { time: 1, price: -1 } }] }, b: [] };
  expect(readTrends(stored)).toEqual({
    a: { changedMs: 0, lines: [{ shape: 'segment', ...good }] },
  });
});
