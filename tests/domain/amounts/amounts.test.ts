import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { divideNearest, divideUp, squareRoot } from '#domain/amounts/integers.ts';
import { isTypeable } from '#domain/amounts/isTypeable.ts';
import { boundedAmount, parseAmount } from '#domain/amounts/parseAmount.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { babylonianRoot } from '../orderBook/contractLoop.ts';

describe('amount input: empty or digits with one decimal separator; max length 79', () => {
  it.each(['', '0.0', '.5', '7.', '9'.repeat(79)])('holds %j', (text) => expect(isTypeable(text)).toBe(true));

  it.each(['1.2.3', '1,5', '-1', '1e5', 'abc', ' 1', '0x10', '9'.repeat(80)])('does not hold %j', (text) =>
    expect(isTypeable(text)).toBe(false),
  );
});

describe('amount parsing uses token decimals', () => {
  it.each([
    ['1', 18, 10n ** 18n],
    ['12.5', 6, 12_500_000n],
    ['.000001', 6, 1n],
    ['0', 6, 0n],
    ['5.', 2, 500n],
    ['1.50000000', 2, 150n],
    ['007', 0, 7n],
  ])('%s is read with %i decimals', (text, decimals, amount) =>
    expect(parseAmount(text, decimals)).toEqual({ ok: true, value: amount }),
  );

  it.each([
    ['', 'empty'],
    ['.', 'empty'],
    ['1.005', 'tooManyDecimals'],
    ['1 000', 'notANumber'],
    ['1,234', 'notANumber'],
    ['twelve', 'notANumber'],
  ])('%j is refused: %s', (text, code) => expect(parseAmount(text, 2)).toMatchObject({ ok: false, error: { code } }));
});

describe('the largest amount', () => {
  const max = (1n << 256n) - 1n;

  it('reads what fits a call, and names what does not', () => {
    expect(parseAmount(max.toString(), 0)).toEqual({ ok: true, value: max });
    expect(parseAmount((max + 1n).toString(), 0)).toEqual({ ok: false, error: { code: 'tooLarge' } });
    expect(parseAmount('9'.repeat(78), 18)).toEqual({ ok: false, error: { code: 'tooLarge' } });
  });

  it('gives the rules of a form an amount that fits a call, whatever is typed', () => {
    const text = fc.stringMatching(/^\d{0,40}\.?\d{0,38}$/);
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ maxLength: 80 })), fc.nat(77), (typed, decimals) => {
        const amount = boundedAmount(parseAmount(typed, decimals));
        expect(amount === undefined || (amount >= 0n && amount <= max)).toBe(true);
      }),
    );
    expect(boundedAmount(parseAmount('9'.repeat(78), 18))).toBe(max);
    expect(boundedAmount(parseAmount('x', 18))).toBeUndefined();
  });
});

describe('a typed price', () => {
  it('is the exact ratio of raw units', () => {
    const price = parsePrice('0.4182', 18, 6);
    expect(price && compareFractions(price, { numerator: 4182n * 10n ** 6n, denominator: 10n ** 22n })).toBe(0);
    expect(parsePrice('0', 18, 6)?.numerator).toBe(0n);
  });

  it.each(['', '.', '1..2', 'x'])('is nothing for %j', (text) => expect(parsePrice(text, 18, 6)).toBeUndefined());
});

describe('integers and fractions', () => {
  it('the square root is the one of the contract', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1n << 256n }), (value) => {
        expect(squareRoot(value)).toBe(babylonianRoot(value));
        expect(squareRoot(value * value)).toBe(value);
        if (value > 0n) expect(squareRoot(value * value - 1n)).toBe(value - 1n);
      }),
      { numRuns: 500 },
    );
  });

  it('division rounds up, or to the nearest with a half up', () => {
    expect([
      divideUp(7n, 2n),
      divideUp(8n, 2n),
      divideNearest(7n, 2n),
      divideNearest(10n, 4n),
      divideNearest(9n, 4n),
    ]).toEqual([4n, 4n, 4n, 3n, 2n]);
  });

  it('fractions compare by value', () => {
    expect(compareFractions({ numerator: 1n, denominator: 3n }, { numerator: 2n, denominator: 6n })).toBe(0);
    expect(compareFractions({ numerator: 1n, denominator: 3n }, { numerator: 1n, denominator: 2n })).toBe(-1);
    expect(compareFractions({ numerator: 3n, denominator: 2n }, { numerator: 1n, denominator: 1n })).toBe(1);
  });
});
