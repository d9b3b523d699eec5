import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alignPrices, type PriceCell } from '#pages/trade/shared/alignPrices.ts';
import { market, USDC, WMATIC } from '../mockMarket.ts';

const term = fc.bigInt({ min: 1n, max: 10n ** 30n });
const cell: fc.Arbitrary<PriceCell> = fc.record({
  price: fc.record({ numerator: term, denominator: term }),
  market: fc.constantFrom(market, { base: WMATIC, quote: USDC }),
  side: fc.constantFrom('BUY', 'SELL'),
});
const decimalsIn = (text: string): number => (text.split('.')[1] ?? '').length;

it('prices of one market have one number of decimals, and those of all markets line up at the point', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 10 }), (cells) => {
      const aligned = alignPrices(cells);
      expect(new Set(aligned.map(({ text, indent }) => decimalsIn(text) + indent)).size).toBe(1);
      expect(Math.min(...aligned.map(({ indent }) => indent))).toBe(0);
      for (const one of new Set(cells.map((each) => each.market))) {
        const own = aligned.filter((_, at) => cells[at]?.market === one);
        expect(new Set(own.map(({ text }) => decimalsIn(text))).size).toBe(1);
      }
    }),
  );
});

it('a cell without a price, or with nothing on its base side, is a dash', () => {
  const nothing = { price: { numerator: 1n, denominator: 0n }, market, side: 'BUY' } as const;
  expect(alignPrices([undefined, nothing]).map(({ text }) => text)).toEqual(['–', '–']);
});
