import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { exactFirst, heldFirst, withFirst, type HeldCurrency } from '#domain/tokens/pickerOrder.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';

const token = (nr: number, symbol = `T${nr}`): Token => ({
  kind: 'token',
  chainId: 137,
  address: `0x${nr.toString(16).padStart(40, '0')}`,
  decimals: 18,
  symbol,
  name: `Token ${nr}`,
});

const held = (id: string, amount: bigint, dollars?: number): HeldCurrency => ({
  id,
  amount,
  value: dollars === undefined ? undefined : { numerator: BigInt(dollars) * 7n, denominator: 7n },
});

describe('held tokens come first', () => {
  it('tokens are ordered by dollar value if known, then come the others, without tokens of zero balance', () => {
    const all = [held('none', 0n, 500), held('unknown', 5n), held('small', 9n, 1), held('large', 1n, 900)];
    expect(heldFirst(all)).toEqual(['large', 'small', 'unknown']);
  });

  it('are sorted by falling dollar value', () => {
    const holding = fc.record({
      amount: fc.bigInt({ min: 0n, max: 10n ** 30n }),
      value: fc.option(fc.record({ numerator: fc.bigInt(0n, 10n ** 40n), denominator: fc.bigInt(1n, 10n ** 30n) }), {
        nil: undefined,
      }),
    });
    fc.assert(
      fc.property(fc.array(holding), (holdings) => {
        const all = holdings.map((entry, nr) => ({ id: String(nr), ...entry }));
        const order = heldFirst(all).map((id) => all[Number(id)]);
        expect(order).toHaveLength(all.filter(({ amount }) => amount > 0n).length);
        order.slice(1).forEach((later, nr) => {
          const before = order[nr]?.value;
          if (!later?.value) return;
          expect(before).toBeDefined();
          if (before) {
            const difference = before.numerator * later.value.denominator - later.value.numerator * before.denominator;
            expect(difference >= 0n).toBe(true);
          }
        });
      }),
    );
  });
});

describe('currencies in front', () => {
  const all: readonly Currency[] = [nativeCurrency, token(1), token(2), token(3)];

  it('follow the order of their ids, the native coin as ETH; the others keep their order', () => {
    expect(withFirst(all, [token(3).address, 'ETH', 'nobody'])).toEqual([all[3], all[0], all[1], all[2]]);
    expect(withFirst(all, [])).toEqual(all);
  });

  it('appear once each', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 })), fc.integer({ min: 0, max: 40 }), (ids, count) => {
        const tokens = Array.from({ length: count }, (_, nr) => token(nr));
        const ordered = withFirst(
          tokens,
          ids.map((nr) => token(nr).address),
        );
        expect(new Set(ordered)).toEqual(new Set(tokens));
        expect(ordered).toHaveLength(count);
      }),
    );
  });
});

describe('exact symbol matches', () => {
  const trusted = token(4, 'USDC');
  const isTrusted = (currency: Currency) => currency === trusted;

  it('come first in any letter case, the trusted token before others of that symbol', () => {
    const found = [token(1, 'USDC.e'), token(2, 'usdc'), token(3, 'USDCX'), trusted];
    expect(exactFirst(found, ' usdC ', isTrusted)).toEqual([trusted, found[1], found[0], found[2]]);
  });

  it('the order is unchanged without an exact match', () => {
    const found = [token(1, 'USDC.e'), token(3, 'USDCX')];
    expect(exactFirst(found, 'usd', isTrusted)).toBe(found);
  });
});
