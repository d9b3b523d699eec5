import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactValueOf, costsMoreThanItPays, sumByToken, valueOfAll } from '#domain/claims/claims.ts';
import type { Address, Token } from '#domain/tokens/types.ts';

const token = (digit: number, decimals: number): Token => ({
  kind: 'token',
  chainId: 137,
  address: `0x${String(digit).repeat(40)}` as Address,
  symbol: `T${digit}`,
  name: `T${digit}`,
  decimals,
});
const [myt, usdc, odd] = [token(1, 18), token(2, 6), token(3, 77)];
const dollars = (cents: bigint) => ({ numerator: cents, denominator: 100n });
const prices = new Map([
  [myt.address, dollars(40n)],
  [usdc.address, dollars(100n)],
]);

describe('amounts of many claims', () => {
  it('are added token by token, in any order to the same sums', () => {
    const one = fc.record({ token: fc.constantFrom(myt, usdc, odd), amount: fc.bigInt({ min: 0n, max: 10n ** 40n }) });
    fc.assert(
      fc.property(fc.array(one), (amounts) => {
        const sums = sumByToken(amounts);
        const other = new Map(sumByToken(amounts.toReversed()).map((sum) => [sum.token.address, sum.amount]));
        expect(new Set(sums.map((sum) => sum.token.address)).size).toBe(sums.length);
        for (const sum of sums) {
          const parts = amounts.filter((part) => part.token === sum.token);
          expect(sum.amount).toBe(parts.reduce((total, { amount }) => total + amount, 0n));
          expect(other.get(sum.token.address)).toBe(sum.amount);
        }
      }),
    );
  });

  it('are unknown where a part is', () => {
    const parts = [
      { token: myt, amount: 1n },
      { token: myt, amount: undefined },
      { token: myt, amount: 2n },
      { token: usdc, amount: 5n },
    ];
    expect(sumByToken(parts).map(({ amount }) => amount)).toEqual([undefined, 5n]);
  });
});

describe('their value', () => {
  const amounts = [
    { token: myt, amount: 5n * 10n ** 18n },
    { token: usdc, amount: 3_000_000n },
  ];

  it("is the sum at today's prices", () => {
    const value = exactValueOf(amounts, prices);
    expect(value && (100n * value.numerator) / value.denominator).toBe(500n);
  });

  it('leaves out, and counts, what has no price or is not known', () => {
    const more = [...amounts, { token: odd, amount: 1n }, { token: usdc, amount: undefined }];
    expect(valueOfAll(more, prices).uncounted).toBe(2);
    expect(exactValueOf(more, prices)).toBeUndefined();
  });
});

describe('a claim', () => {
  it('is not worth it once the fee is more than the rewards', () => {
    expect(costsMoreThanItPays(dollars(4n), dollars(5n))).toBe(true);
    expect(costsMoreThanItPays(dollars(5n), dollars(5n))).toBe(false);
    expect(costsMoreThanItPays(dollars(0n), dollars(1n))).toBe(true);
  });

  it('is never called so while either is unknown', () => {
    expect(costsMoreThanItPays(undefined, dollars(5n))).toBe(false);
    expect(costsMoreThanItPays(dollars(5n), undefined)).toBe(false);
  });
});
