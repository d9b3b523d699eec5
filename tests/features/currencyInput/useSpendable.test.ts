import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from '#config/rules.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { spendableOf } from '#features/currencyInput/useSpendable.ts';

const coin = 10n ** 18n;
const gwei = 10n ** 9n;
const amount = fc.bigInt({ min: 0n, max: 10n ** 24n });

describe('the amount of a balance that can be paid', () => {
  it('leaves what the wallet may offer for the gas, and never less than the reserve', () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 0n, max: 10n ** 7n }), amount, (balance, gas, price) => {
        const max = spendableOf(nativeCurrency, balance, gas, price) ?? -1n;
        expect(max >= 0n).toBe(true);
        if (max > 0n) expect(balance - max >= gas * price * rules.gas.feeCapFactor).toBe(true);
        if (max > 0n) expect(balance - max >= rules.gas.nativeReserve).toBe(true);
        expect(spendableOf(wrappedNative, balance, gas, price)).toBe(balance);
      }),
    );
  });

  it.each([
    ['a low gas price', gwei, coin - coin / 100n],
    ['a high one', 500n * gwei, 0n],
    ['an unknown one', undefined, coin - coin / 100n],
  ])('is that of one coin less the gas at %s', (_, price, max) => {
    expect(spendableOf(nativeCurrency, coin, 1_000_000n, price)).toBe(max);
  });

  it('is unknown while the balance is', () => {
    expect(spendableOf(nativeCurrency, undefined, 1n, 1n)).toBeUndefined();
  });
});
