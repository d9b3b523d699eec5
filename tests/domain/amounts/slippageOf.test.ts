import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slippageOf } from '#domain/amounts/slippageOf.ts';
import { minAfterSlippage } from '#domain/liquidity/poolMath.ts';
import { beyondSlippage } from '#domain/trade/worstPrice.ts';

const wrong = fc.oneof(
  fc.integer({ min: 10_001 }),
  fc.integer({ max: -1 }),
  fc.double({ min: 0.001, max: 9999.9, noInteger: true, noNaN: true }),
  fc.constantFrom(Number.NaN, Infinity, -Infinity),
);

it("'Unexpected slippage': no price and no minimum follows from a slippage that is not from 0 to 1", () => {
  fc.assert(
    fc.property(wrong, fc.bigInt(1n, 10n ** 30n), (bps, amount) => {
      expect(() => slippageOf(bps)).toThrow('Unexpected slippage');
      expect(() => beyondSlippage('BUY', { from: amount, to: amount }, bps)).toThrow('Unexpected slippage');
      expect(() => minAfterSlippage(amount, bps)).toThrow('Unexpected slippage');
    }),
  );
});

it('takes every whole slippage from 0 to 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.bigInt(0n, 10n ** 30n), (bps, amount) => {
      expect(slippageOf(bps)).toBe(BigInt(bps));
      expect(minAfterSlippage(amount, bps)).toBeLessThanOrEqual(amount);
    }),
  );
});
