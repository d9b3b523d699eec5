import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { formatPriceColumn, priceColumnDecimals } from '#domain/format/formatPriceColumn.ts';

const decimals = { base: 18, quote: 6 };
const term = fc.bigInt({ min: 1n, max: 10n ** 30n });
const price = fc.record({ numerator: term, denominator: term });
const pair = fc.record({ base: fc.integer({ min: 0, max: 77 }), quote: fc.integer({ min: 0, max: 77 }) });
const rounding = fc.constantFrom('down', 'nearest', 'up');
const decimalsIn = (text: string): number => (text.split('.')[1] ?? '').length;
/** Raw quote per raw base of whole quote per whole base with so many decimals. */
const usdc = (digits: bigint, decimalPlaces: number) => ({
  numerator: digits,
  denominator: 10n ** BigInt(12 + decimalPlaces),
});

describe('a column of prices of one market', () => {
  it('has one number of decimals, enough for every price except one far below the others', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 8 }), pair, rounding, (prices, of, round) => {
        const decimalPlaces = priceColumnDecimals(prices, of);
        const own = prices.map((each) => formatMarketPrice(each, of, { rounding: 'down' }));
        const texts = prices.map((each) => formatPriceColumn(each, of, decimalPlaces, round));
        for (const text of texts) expect(decimalsIn(text)).toBe(decimalPlaces);
        const max = Math.max(...own.map(decimalsIn));
        expect(decimalPlaces).toBe(Math.min(max, Math.min(...own.map(decimalsIn)) + 4));
      }),
    );
  });

  it('shows no price as zero', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 8 }), pair, rounding, (prices, of, round) => {
        const decimalPlaces = priceColumnDecimals(prices, of);
        for (const each of prices) expect(formatPriceColumn(each, of, decimalPlaces, round)).toMatch(/[1-9]/);
      }),
    );
  });

  it.each([
    ['of one size', [usdc(4182n, 4), usdc(41n, 2)], ['0.41820', '0.41000']],
    ['on both sides of a power of ten', [usdc(1_005n, 3), usdc(995n, 3)], ['1.00500', '0.99500']],
    ['with one far away', [usdc(4182n, 4), usdc(1n, 12)], ['0.418200000', '<0.000000001']],
  ])('prices %s share their decimals', (_, prices, texts) => {
    const decimalPlaces = priceColumnDecimals(prices, decimals);
    expect(prices.map((each) => formatPriceColumn(each, decimals, decimalPlaces))).toEqual(texts);
  });

  it('has two decimals without a price', () => {
    expect(priceColumnDecimals([{ numerator: 0n, denominator: 1n }], decimals)).toBe(2);
  });
});
