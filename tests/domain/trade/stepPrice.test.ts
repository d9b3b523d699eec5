import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { typeablePrice } from '#domain/format/typeablePrice.ts';
import { stepPrice } from '#domain/trade/stepPrice.ts';

const pair = { base: 18, quote: 6 };

const stepped = (text: string, ticks: number): string => {
  const price = parsePrice(text, pair.base, pair.quote);
  if (!price) throw new Error(`${text} is no price`);
  return typeablePrice(stepPrice(price, pair, ticks), pair, { significant: 30 });
};

describe('a tick of the market’s price', () => {
  it.each([
    ['0.4182', 1, '0.4183'],
    ['0.4182', -1, '0.4181'],
    ['0.4182', 10, '0.4192'],
    ['1650', 1, '1651'],
    ['1650', -10, '1640'],
    ['123456', 1, '123500'],
    ['123456', -1, '123400'],
    ['0.00000000012345', 1, '0.0000000001235'],
  ])('%s by %i is %s', (text, ticks, expected) => {
    expect(stepped(text, ticks)).toBe(expected);
  });

  it('a price between two ticks first goes to the next one', () => {
    expect(stepped('0.41825', 1)).toBe('0.4183');
    expect(stepped('0.41825', -1)).toBe('0.4182');
  });

  it('gets finer on the way down past a power of ten, and coarser on the way up', () => {
    expect(stepped('1', -1)).toBe('0.999');
    expect(stepped('0.999', -1)).toBe('0.9989');
    expect(stepped('0.9999', 1)).toBe('1');
    expect(stepped('1', 1)).toBe('1.001');
  });

  it('always moves in the requested direction, and never to zero', () => {
    const decimals = fc.integer({ min: 0, max: 24 });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 40n }),
        fc.bigInt({ min: 1n, max: 10n ** 40n }),
        decimals,
        decimals,
        fc.integer({ min: 1, max: 999 }),
        (numerator, denominator, base, quote, ticks) => {
          const price = { numerator, denominator };
          const up = stepPrice(price, { base, quote }, ticks);
          const down = stepPrice(price, { base, quote }, -ticks);
          expect(compareFractions(up, price)).toBe(1);
          expect(compareFractions(down, price)).toBe(-1);
          expect(down.numerator).toBeGreaterThan(0n);
        },
      ),
    );
  });
});
