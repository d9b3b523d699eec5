import { describe, expect, it } from 'vitest';
import type { MarketRow } from '#features/markets/marketRows.ts';
import { feesPerDay, type PoolRow } from '#pages/pool/explore/poolRows.ts';

const pool = { reserve0: 1000n, reserve1: 500n } as unknown as PoolRow['pool'];
const rowOf = (liquidity: MarketRow['liquidity']): PoolRow =>
  ({
    market: { liquidity } as MarketRow,
    pool,
    days: 7,
    earned: { numerator: 1n, denominator: 100n },
  }) as PoolRow;

describe('fees a day of what a wallet could add', () => {
  it('are the part of the fees that the added value has of the new total', () => {
    // A tenth of each reserve: 1,000 of 10,000 dollars; 1 % of the pool in seven days.
    const fees = feesPerDay(rowOf({ raw: 10_000_000n }), { amount0: 100n, amount1: 50n });
    expect(fees).toEqual({ raw: (10_000_000n * 1_000_000n) / (100n * 7n * 11_000_000n) });
  });

  it('are uncertain if the pool value is', () => {
    const fees = feesPerDay(rowOf({ raw: 10_000_000n, other: 20_000_000n }), { amount0: 100n, amount1: 50n });
    expect(fees?.other).toBe((fees?.raw ?? 0n) * 2n + 1n);
  });

  it('are unknown without the pool value or a read window', () => {
    const amounts = { amount0: 100n, amount1: 50n };
    expect(feesPerDay(rowOf(undefined), amounts)).toBeUndefined();
    expect(feesPerDay({ ...rowOf({ raw: 10_000_000n }), earned: undefined }, amounts)).toBeUndefined();
  });
});
