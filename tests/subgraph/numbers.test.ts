import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compare,
  dividedBy,
  integerBytes,
  integerOf,
  minus,
  normalized,
  parseDecimal,
  plus,
  textOf,
  times,
  type Decimal,
} from '../../tools/subgraph/numbers.ts';

const digits = fc.bigInt({ min: -(10n ** 34n) + 1n, max: 10n ** 34n - 1n });
const decimal: fc.Arbitrary<Decimal> = fc.record({ digits, exp: fc.integer({ min: -60, max: 60 }) }).map(normalized);
const lengthOf = (value: bigint): number => value.toString().replace('-', '').length;
const abs = (value: bigint): bigint => (value < 0n ? -value : value);

describe('integers in memory', () => {
  it.each([
    [0n, [0]],
    [127n, [0x7f]],
    [128n, [0x80, 0]],
    [-1n, [0xff]],
    [-128n, [0x80]],
    [-129n, [0x7f, 0xff]],
    [256n, [0, 1]],
  ])('%s is %j: the fewest bytes of its complement, the lowest first', (value, bytes) => {
    expect([...integerBytes(value)]).toEqual(bytes);
  });

  it('come back as they were, however large', () => {
    const any = fc.bigInt({ min: -(2n ** 300n), max: 2n ** 300n });
    fc.assert(fc.property(any, (value) => integerOf(integerBytes(value)) === value));
    expect(integerOf(new Uint8Array())).toBe(0n);
  });
});

describe('decimals', () => {
  it('have at most 34 significant digits after every operation', () => {
    const operations = [plus, minus, times];
    fc.assert(
      fc.property(decimal, decimal, fc.constantFrom(...operations), (a, b, operate) => {
        expect(lengthOf(operate(a, b).digits)).toBeLessThanOrEqual(34);
      }),
    );
    expect(textOf(dividedBy(parseDecimal('2'), parseDecimal('3')))).toBe(`0.${'6'.repeat(33)}7`);
    expect(textOf(dividedBy(parseDecimal('1'), parseDecimal('3')))).toBe(`0.${'3'.repeat(34)}`);
  });

  it('are divided to within half of the last of 34 digits', () => {
    const divisor = decimal.filter((entry) => entry.digits !== 0n);
    fc.assert(
      fc.property(decimal, divisor, (a, b) => {
        const quotient = dividedBy(a, b);
        // |quotient * b - a| against half a unit of the 34th digit times |b|, all at one exponent.
        const last = quotient.exp - (34 - lengthOf(quotient.digits));
        const low = Math.min(quotient.exp + b.exp, a.exp, last + b.exp);
        const at = (value: bigint, exp: number): bigint => value * 10n ** BigInt(exp - low);
        const error = abs(at(quotient.digits * b.digits, quotient.exp + b.exp) - at(a.digits, a.exp));
        expect(2n * error <= at(abs(b.digits), last + b.exp)).toBe(true);
      }),
    );
    expect(() => dividedBy(parseDecimal('1'), parseDecimal('0'))).toThrow(RangeError);
  });

  it('say every amount that a pair can hold exactly, whatever the decimals of its token', () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 112n - 1n });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 77 }), (raw, decimals) => {
        const whole = dividedBy(
          normalized({ digits: raw, exp: 0 }),
          normalized({ digits: 10n ** BigInt(decimals), exp: 0 }),
        );
        expect(compare(whole, { digits: raw, exp: -decimals })).toBe(0);
      }),
    );
  });

  it('are written without an exponent and read again as the same', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        expect(textOf(value)).toMatch(/^-?\d+(\.\d*[1-9])?$/);
        expect(parseDecimal(textOf(value))).toEqual(value);
      }),
    );
    expect(textOf(parseDecimal('-1.50e-3'))).toBe('-0.0015');
    expect(() => parseDecimal('.')).toThrow(SyntaxError);
  });
});
