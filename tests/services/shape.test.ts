import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  address,
  count,
  decimal,
  hash,
  list,
  nullOr,
  oneOf,
  readShape,
  record,
  ShapeError,
  time,
  tokenDecimals,
  uint,
  where,
} from '#services/shape.ts';

const person = record({ name: oneOf(['alice', 'bob']), age: count, spent: list(uint, 2), email: nullOr(hash) });
const alice = { name: 'alice', age: '7', spent: ['1', '2'], email: null, other: 'not looked at' };

describe('an answer from outside', () => {
  it('is read field by field, and no other field is', () => {
    expect(readShape(person, alice)).toEqual({
      ok: true,
      value: { name: 'alice', age: 7, spent: [1n, 2n], email: null },
    });
  });

  it.each<[object, string]>([
    [{ name: 'carol' }, 'the answer.name is "carol"'],
    [{ age: -1 }, 'the answer.age is -1'],
    [{ age: 1.5 }, 'the answer.age is 1.5'],
    [{ spent: ['1', 2] }, 'the answer.spent[1] is 2'],
    [{ spent: ['1', '2', '3'] }, 'the answer.spent is 3'],
    [{ spent: '12' }, 'the answer.spent is "12"'],
    [{ email: undefined }, 'the answer.email is missing'],
  ])('%j is refused, and where it is wrong is shown', (wrong, message) => {
    expect(readShape(person, { ...alice, ...wrong })).toMatchObject({ ok: false, error: { message } });
  });

  it('numbers are finite and addresses have their checksum', () => {
    const known = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(address(known.toLowerCase(), '')).toBe(known);
    expect(() => address(known.replace('5aA', '5AA'), '')).toThrow(ShapeError);
    expect(decimal('-0.25', '')).toBe(-0.25);
    for (const wrong of ['1e400', 'NaN', '', ' 1', '0x10', Number.POSITIVE_INFINITY, null]) {
      expect(() => decimal(wrong, '')).toThrow(ShapeError);
    }
    expect([time('1700000000', ''), tokenDecimals('255', '')]).toEqual([1_700_000_000, 255]);
    // Dates and powers of ten of more would throw, or take for ever.
    expect(() => time(253_402_300_800, 'time')).toThrow('time is 253402300800');
    expect(() => tokenDecimals(256, 'decimals')).toThrow('decimals is 256');
    expect(() => where(count, (entry) => entry > 3)(3, 'it')).toThrow('it is 3');
  });

  it('anything fits or gets a ShapeError that says why, and nothing else is thrown', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof readShape(person, value).ok === 'boolean'));
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => uint(value.toString(), '') === value),
    );
    // A number of 78 digits that exceeds 32 bytes: a call with it cannot be encoded.
    fc.assert(
      fc.property(fc.bigInt({ min: 2n ** 256n, max: 10n ** 78n - 1n }), (value) => {
        expect(() => uint(value.toString(), '')).toThrow(ShapeError);
      }),
    );
  });
});
