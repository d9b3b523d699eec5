import { assert, array, bigInt, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayTotals, totalLiquidity } from '#domain/markets/exchangeTotals.ts';

const NOW = 1_700_000_000;
const raw = bigInt({ min: 0n, max: 10n ** 30n });
const amounts = array(option(record({ raw, other: raw }, { requiredKeys: ['raw'] }), { nil: undefined }));

describe('the amount that all pools hold', () => {
  it('is the sum of what is known, says how much is missing, and is never a zero that nobody knows', () => {
    assert(
      property(amounts, (all) => {
        const { total, missing } = totalLiquidity(all.map((liquidity) => ({ liquidity })));
        const known = all.filter((value) => value !== undefined);
        expect(missing).toBe(all.length - known.length);
        if (all.length > 0 && known.length === 0) {
          expect(total).toBeUndefined();
          return;
        }
        expect(total?.raw).toBe(known.reduce((sum, { raw }) => sum + raw, 0n));
        const isUncertain = known.some(({ other }) => other !== undefined);
        const higher = known.reduce((sum, { raw, other = raw }) => sum + other, 0n);
        expect(total?.other).toBe(isUncertain ? higher : undefined);
      }),
    );
  });
});

describe('the volume of 24 hours', () => {
  const market = (volume: bigint | undefined, ...ages: readonly number[]) => ({
    volume: volume === undefined ? undefined : { raw: volume },
    trades: ages.map((age) => ({ timestamp: NOW - age })),
  });

  it('counts each market and only the trades of the 24 hours: the one before them is kept for the change', () => {
    expect(dayTotals([market(5n, 10, 86_399, 86_400), market(7n, 0)], NOW)).toEqual({
      volume: { total: { raw: 12n }, missing: 0 },
      trades: 3,
    });
  });

  it('is unknown while the trades of one market, or the time of the chain, are', () => {
    expect(dayTotals([market(5n, 10), { volume: undefined, trades: undefined }], NOW)).toBeUndefined();
    expect(dayTotals([market(5n, 10)], undefined)).toBeUndefined();
  });

  it('is nothing where nothing was traded, and unknown where no market has a price in dollars', () => {
    expect(dayTotals([market(0n)], NOW)?.volume.total).toEqual({ raw: 0n });
    expect(dayTotals([market(undefined, 10)], NOW)?.volume).toEqual({ total: undefined, missing: 1 });
  });
});
