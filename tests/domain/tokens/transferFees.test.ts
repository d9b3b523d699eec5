import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrivesAfter, transferFeeOf } from '#domain/tokens/transferFees.ts';

it('takes the larger fee of a purchase and a payment', () => {
  expect(transferFeeOf([{ code: 'movesWhole', severity: 'fine' }])).toBe(0);
  expect(
    transferFeeOf([
      { code: 'buyTax', severity: 'warning', bps: 100 },
      { code: 'moveTax', severity: 'warning', bps: 150 },
      { code: 'sellTax', severity: 'danger', bps: 2500 },
    ]),
  ).toBe(150);
});

it('takes the fee of each transfer: 3,500 at 1 % are 3,465, and 3,430.35 after two', () => {
  expect(arrivesAfter(350_000n, 100, 1)).toBe(346_500n);
  expect(arrivesAfter(350_000n, 100, 2)).toBe(343_035n);
});

it('never counts on more than a token that rounds its fee up or down lets arrive', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 30n });
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 3 }), (sent, bps, transfers) => {
      let [down, up] = [sent, sent];
      for (let i = 0; i < transfers; i += 1) {
        down -= (down * BigInt(bps)) / 10_000n;
        up -= (up * BigInt(bps) + 9_999n) / 10_000n;
      }
      const least = arrivesAfter(sent, bps, transfers);
      expect(least <= down && least <= up).toBe(true);
    }),
  );
});
