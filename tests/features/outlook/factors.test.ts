import { describe, expect, it } from 'vitest';
import { factorAt, factorStops, factorText, unchanged } from '#features/outlook/factors.ts';

describe('the factors of the outlook', () => {
  it('go from a quarter of the price to four times it, unchanged in the middle', () => {
    expect(factorStops.map(({ label }) => label)).toEqual(['×0.25', '×0.5', '×1', '×2', '×4']);
    expect(factorAt(unchanged)).toEqual({ numerator: 100n, denominator: 100n });
  });

  it('never shrink from step to step, and the text is the computed factor to the digit', () => {
    const factors = Array.from({ length: 101 }, (_, value) => factorAt(value));
    factors.reduce((before, factor) => {
      expect(factor.numerator).toBeGreaterThanOrEqual(before.numerator);
      return factor;
    });
    for (const factor of factors) {
      const { numerator, denominator } = factor;
      expect(Number(factorText(factor).slice(1))).toBe(Number(numerator) / Number(denominator));
    }
  });
});
