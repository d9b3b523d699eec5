import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnedNext, withinVault } from '#domain/rewards/earnedNext.ts';
import type { Token } from '#domain/tokens/types.ts';

const token: Token = {
  ...{ kind: 'token', chainId: 137, decimals: 18, symbol: 'MYT', name: 'MYT' },
  address: `0x${'1'.repeat(40)}`,
};
const DAY = 86_400n;
const NOW = 1_800_000_000n;
const amounts = (until: bigint | undefined, amount: bigint | undefined = 100n) =>
  earnedNext([{ perDay: [{ token, amount }], until }], NOW, 30n).map((entry) => entry.amount);

describe('rewards of the next 30 days', () => {
  it('are 30 days of the rate; a rate that ends earlier gives until its end, one that has ended gives 0', () => {
    expect(amounts(undefined)).toEqual([3000n]);
    expect(amounts(NOW + 90n * DAY)).toEqual([3000n]);
    expect(amounts(NOW + 10n * DAY)).toEqual([1000n]);
    expect(amounts(NOW + DAY / 3n)).toEqual([33n]);
    expect(amounts(NOW)).toEqual([0n]);
    expect(amounts(NOW - DAY)).toEqual([0n]);
  });

  it('of a vault stop with its first failing payment, and are unknown while the vault is', () => {
    const rate = { perDay: [{ token, amount: 100n }], vault: 'liquidity' } as const;
    const next = (ownBlocks: bigint | undefined, isKnown = true) =>
      earnedNext([withinVault(rate, { isKnown, ownBlocks, blockTimeMs: 2000.4 }, NOW)], NOW, 30n)[0]?.amount;
    expect(next(undefined)).toBe(3000n);
    expect(next(90n * (DAY / 2n))).toBe(3000n);
    expect(next(10n * (DAY / 2n))).toBe(1000n);
    expect(next(0n)).toBe(0n);
    expect(next(10n * (DAY / 2n), false)).toBeUndefined();
    expect(next(undefined, false)).toBeUndefined();
  });

  it('are unknown for an unknown rate', () => {
    expect(earnedNext([{ perDay: [{ token, amount: undefined }] }], NOW, 30n)).toEqual([{ token, amount: undefined }]);
  });

  it('never exceed the rate over all days, and never fall as the end moves away', () => {
    const any = fc.bigInt({ min: 0n, max: 2n ** 200n });
    const end = fc.bigInt({ min: NOW - 100n * DAY, max: NOW + 100n * DAY });
    fc.assert(
      fc.property(any, end, end, (rate, first, second) => {
        const [early, late] = [first, second].toSorted((a, b) => Number(a - b)) as [bigint, bigint];
        const [[less = 0n], [more = 0n]] = [amounts(early, rate), amounts(late, rate)];
        expect(less).toBeLessThanOrEqual(more);
        expect(more).toBeLessThanOrEqual(30n * rate);
      }),
    );
  });
});
