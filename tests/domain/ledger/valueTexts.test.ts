import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dollarText,
  estimatedEvents,
  estimateText,
  isEstimate,
  joinValues,
  MAX_VALUES,
  newValues,
  rawValues,
  readValueTexts,
  type ValueTexts,
} from '#domain/ledger/valueTexts.ts';

const accounts = [1, 2, 3].map((digit) => `0x${String(digit).repeat(40)}`);
const hash = fc.constantFrom('a', 'b', 'c').map((digit) => `0x${digit.repeat(64)}`);
const event = fc.oneof(
  hash,
  fc.tuple(hash, fc.nat({ max: 99 })).map(([tx, index]) => `${tx} ${index}`),
  hash.map((tx) => `${tx} added`),
  hash.map((tx) => `${tx} 7 reward`),
);
const text = fc.oneof(fc.nat().map(String), fc.constantFrom('12.5', '0.000001', '0', '~12.5', '~0'));
const texts = fc.dictionary(
  fc.constantFrom(...accounts),
  fc.dictionary(event, text, { minKeys: 1, noNullPrototype: true }),
  {
    noNullPrototype: true,
  },
);

describe('values that the user set', () => {
  it('are the same after they were written and read', () => {
    fc.assert(
      fc.property(texts, (values) => {
        expect(readValueTexts(JSON.parse(JSON.stringify(values)))).toEqual(values);
      }),
    );
  });

  it('joined with others lose nothing, and replace estimates by typed values alone', () => {
    fc.assert(
      fc.property(texts, texts, (kept, added) => {
        const joined = joinValues(kept, added);
        for (const [account, own] of Object.entries(kept)) {
          for (const [event, before] of Object.entries(own)) {
            const given = added[account]?.[event] ?? '~';
            expect(joined[account]?.[event]).toBe(isEstimate(before) && !isEstimate(given) ? given : before);
          }
        }
        for (const [account, own] of Object.entries(newValues(added, kept))) expect(joined[account]).toMatchObject(own);
        for (const [account, own] of Object.entries(added))
          expect(Object.keys(joined[account] ?? {})).toEqual(expect.arrayContaining(Object.keys(own)));
      }),
    );
  });

  it.each([
    ['no object', 7],
    ['no account', { alice: { [`0x${'a'.repeat(64)}`]: '1' } }],
    ['no event', { [accounts[0] ?? '']: { deposit: '1' } }],
    ['a negative value', { [accounts[0] ?? '']: { [`0x${'a'.repeat(64)}`]: '-1' } }],
    ['a number', { [accounts[0] ?? '']: { [`0x${'a'.repeat(64)}`]: 1 } }],
    ['a mark without a value', { [accounts[0] ?? '']: { [`0x${'a'.repeat(64)}`]: '~' } }],
    ['two marks', { [accounts[0] ?? '']: { [`0x${'a'.repeat(64)}`]: '~~1' } }],
    ['an exponent', { [accounts[0] ?? '']: { [`0x${'a'.repeat(64)}`]: '1e5' } }],
  ])('leave out %s', (_, value) => {
    expect(readValueTexts(value)).toEqual({} satisfies ValueTexts);
  });

  it('keep the mark of an estimate, and count like typed ones', () => {
    const own = { a: estimateText('12.5'), b: '3' };
    expect([own.a, dollarText(own.a), dollarText(own.b)]).toEqual(['~12.5', '12.5', '3']);
    expect([isEstimate(own.a), isEstimate(own.b)]).toEqual([true, false]);
    expect([...estimatedEvents(own)]).toEqual(['a']);
    expect([...rawValues(own, 6)]).toEqual([
      ['a', 12_500_000n],
      ['b', 3_000_000n],
    ]);
  });

  describe('beyond the limit', () => {
    const [account = ''] = accounts;
    const many = (from: number, count: number, text: string): ValueTexts[string] =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`0x${'a'.repeat(64)} ${from + i}`, text]));

    it('lose none that were kept', () => {
      const joined = joinValues({ [account]: many(0, MAX_VALUES, '1') }, { [account]: many(2500, MAX_VALUES, '~2') });
      expect(Object.values(readValueTexts(joined)[account] ?? {})).toEqual(Array(MAX_VALUES).fill('1'));
    });

    it('lose estimates before a typed value', () => {
      const own = { ...many(0, MAX_VALUES, '~2'), ...many(MAX_VALUES, 1, '7') };
      const read = Object.values(readValueTexts({ [account]: own })[account] ?? {});
      expect([read.length, read.includes('7')]).toEqual([MAX_VALUES, true]);
    });
  });

  it('count in raw dollar units, and not at all where they are finer than these', () => {
    expect([...rawValues({ a: '12.5', b: '0.0000001', c: '3' }, 6)]).toEqual([
      ['a', 12_500_000n],
      ['c', 3_000_000n],
    ]);
  });
});
