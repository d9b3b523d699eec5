import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import {
  distanceTo,
  MAX_TEMPLATES,
  newTemplates,
  priceAt,
  readTemplates,
  totalAt,
  withoutTemplate,
  withTemplate,
  type LadderTemplate,
  type TemplateSide,
} from '#domain/trade/ladderTemplates.ts';

/** Percentages with up to four decimals, without zeros at their end. */
const percentOf = (tenThousandths: number): string => String(tenThousandths / 10_000);
const anyPercent = fc.integer({ min: 1, max: 999_999 }).map(percentOf);

const anySide: fc.Arbitrary<TemplateSide> = fc.record({
  first: anyPercent,
  last: anyPercent,
  total: fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), text: anyPercent }),
    fc.record({ kind: fc.constant('amount' as const), text: fc.integer({ min: 1, max: 10 ** 9 }).map(String) }),
  ),
  count: fc.integer({ min: 2, max: 10 }),
  sizes: fc.constantFrom('equal', 'linear'),
});
const anySides: fc.Arbitrary<LadderTemplate['sides']> = fc.oneof(
  fc.record({ BUY: anySide }),
  fc.record({ SELL: anySide }),
  fc.record({ BUY: anySide, SELL: anySide }),
);
const anyTemplate: fc.Arbitrary<LadderTemplate> = fc.record({
  name: fc.constantFrom('Wide', 'Tight', 'Weekend', 'x'.repeat(40)),
  sides: anySides,
});
const anyList = fc
  .array(anyTemplate, { maxLength: 30 })
  .map((list) => list.map((template, at) => ({ ...template, name: `${template.name.slice(0, 30)} ${at}` })));

const middle = fc
  .tuple(fc.bigInt(1n, 10n ** 30n), fc.bigInt(1n, 10n ** 30n))
  .map(([numerator, denominator]) => ({ numerator, denominator }));

describe('prices by distance', () => {
  it('have this distance from the middle, on the side of the orders', () => {
    fc.assert(
      fc.property(middle, fc.constantFrom('BUY', 'SELL'), anyPercent, (mid, direction, percent) => {
        const price = priceAt(mid, direction, percent);
        if (!price) throw new Error('no price');
        expect(compareFractions(price, mid)).toBe(direction === 'BUY' ? -1 : 1);
        expect(distanceTo(mid, direction, price)).toBe(percent);
        expect(distanceTo(mid, direction === 'BUY' ? 'SELL' : 'BUY', price)).toBeUndefined();
      }),
    );
  });

  it.each([
    ['BUY', '100'],
    ['BUY', '-1'],
    ['SELL', '1.00001'],
    ['SELL', 'x'],
    ['SELL', ''],
  ] as const)('%s at %s has none', (direction, text) => {
    expect(priceAt({ numerator: 1n, denominator: 1n }, direction, text)).toBeUndefined();
  });
});

it('a total is an amount, or a part of the balance rounded down', () => {
  expect(totalAt({ kind: 'amount', text: '1.5' }, 6, undefined)).toBe(1_500_000n);
  expect(totalAt({ kind: 'percent', text: '33.3333' }, 6, 10n)).toBe(3n);
  expect(totalAt({ kind: 'percent', text: '100' }, 6, 10n)).toBe(10n);
  expect(totalAt({ kind: 'percent', text: '50' }, 6, undefined)).toBeUndefined();
});

describe('the list', () => {
  it('is read back as it was kept, at most 20', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        expect(readTemplates(JSON.parse(JSON.stringify(list)))).toEqual(list.slice(0, MAX_TEMPLATES));
      }),
    );
  });

  it('is empty if it is read from anything else, or has its valid templates', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const list = readTemplates(stored);
        expect(readTemplates(list)).toEqual(list);
      }),
    );
    const side = { first: '1', last: '2', total: { kind: 'percent', text: '50' }, count: 3, sizes: 'equal' };
    const named = (sides: object) => ({ name: 'A', sides });
    for (const wrong of [
      { ...side, count: 11 },
      { ...side, sizes: 'other' },
      { ...side, first: '100' },
      { ...side, total: { kind: 'percent', text: '101' } },
      { ...side, total: { kind: 'amount', text: '0' } },
    ]) {
      expect(readTemplates([named({ BUY: wrong })])).toEqual([]);
      // One wrong side leaves out the other too.
      expect(readTemplates([named({ BUY: wrong, SELL: side })])).toEqual([]);
    }
    expect(readTemplates([named({ BUY: side }), { ...named({ SELL: side }), name: ' \u202ea ' }])).toEqual([
      named({ BUY: side }),
    ]);
  });

  it('replaces by name in its place, adds at the end, and is full at 20', () => {
    fc.assert(
      fc.property(anyList, anyTemplate, (many, template) => {
        const kept = many.slice(0, MAX_TEMPLATES);
        const joined = withTemplate(kept, template);
        expect(joined === undefined).toBe(kept.length === MAX_TEMPLATES);
        if (!joined) return;
        expect(joined).toEqual([...kept, template]);
        expect(withoutTemplate(joined, template.name)).toEqual(kept);
        const [first] = kept;
        if (first) expect(withTemplate(kept, { ...template, name: first.name })?.[0]?.sides).toEqual(template.sides);
      }),
    );
  });

  it('takes the templates of a file without replacing any or using a name twice', () => {
    fc.assert(
      fc.property(anyList, anyList, (own, added) => {
        const kept = own.slice(0, MAX_TEMPLATES);
        const joined = [...kept, ...newTemplates(added, kept)];
        expect(joined.slice(0, kept.length)).toEqual(kept);
        expect(joined.length).toBeLessThanOrEqual(MAX_TEMPLATES);
        expect(new Set(joined.map(({ name }) => name.toLowerCase())).size).toBe(joined.length);
        expect(readTemplates(joined)).toEqual(joined);
        // A second import adds nothing.
        if (joined.length < MAX_TEMPLATES) expect(newTemplates(added, joined)).toEqual([]);
      }),
    );
  });
});

it.each([
  [24, '1234'],
  [36, '1234'],
  [70, '0'],
])('keeps the whole total of a token of %s decimals', (decimals, whole) => {
  const text = `${whole}.${'0'.repeat(decimals - 1)}1`;
  const side: TemplateSide = { first: '1', last: '2', total: { kind: 'amount', text }, count: 3, sizes: 'equal' };
  const [kept] = withTemplate([], { name: 'Fine', sides: { BUY: side } }) ?? [];
  expect(kept?.sides.BUY?.total.text).toBe(text);
  expect(readTemplates([kept])).toEqual([kept]);
});
