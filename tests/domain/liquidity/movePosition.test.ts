import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movePosition, type MoveTerms } from '#domain/liquidity/movePosition.ts';
import { poolWith } from './pools.ts';

const reserve = fc.bigInt({ min: 1_000n, max: 10n ** 24n });
const anyPool = fc
  .record({ reserve0: reserve, reserve1: reserve, totalSupply: reserve, fee: fc.boolean() })
  .map(({ fee, ...figures }) =>
    poolWith({
      ...figures,
      ...(fee ? { feeRate: 5n, kLast: (figures.reserve0 * figures.reserve1 * 9n) / 10n } : {}),
    }),
  );

const anyMove: fc.Arbitrary<MoveTerms> = fc
  .record({
    from: anyPool,
    to: anyPool,
    share: fc.bigInt({ min: 0n, max: 1000n }),
    isAToken0: fc.boolean(),
    named: fc.constantFrom('A' as const, 'B' as const),
    slippageBps: fc.constantFrom(0, 50, 500),
    keptBps: fc.constantFrom(0, 50, 500),
  })
  .map(({ from, to, share, isAToken0, named, slippageBps, keptBps }) => ({
    from: { pool: from, isAToken0 },
    poolTokens: (from.totalSupply * share) / 1000n,
    to: { pool: to, isAToken0, named },
    ...{ slippageBps, keptBps },
  }));

const moved = (terms: MoveTerms) => {
  const quote = movePosition(terms);
  return quote.ok ? quote.value : undefined;
};

describe('pool tokens moved to another exchange', () => {
  it('supplies or keeps all that the removal pays, and never more than it surely pays', () => {
    let quoted = 0;
    fc.assert(
      fc.property(anyMove, (terms) => {
        const quote = moved(terms);
        if (!quote) return;
        quoted += 1;
        const { removal, add, kept } = quote;
        expect([add.takenA + kept.a, add.takenB + kept.b]).toEqual([removal.amountA, removal.amountB]);
        const sure = BigInt(10_000 - terms.keptBps);
        // The removal's own minimums are these amounts, so the supply takes no tokens that were there before.
        expect(add.amountADesired).toBe((removal.amountA * sure) / 10_000n);
        expect(add.amountBDesired).toBe((removal.amountB * sure) / 10_000n);
        expect(add.takenA <= add.amountADesired && add.takenB <= add.amountBDesired).toBe(true);
        expect(add.takenA === add.amountADesired || add.takenB === add.amountBDesired).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(quoted).toBeGreaterThan(300);
  });

  it('loses rounding alone: at most the worth of one pool token and of one unit of each token', () => {
    fc.assert(
      fc.property(anyMove, (terms) => {
        const quote = moved(terms);
        if (!quote) return;
        const { add, lost } = quote;
        const { pool, isAToken0 } = terms.to;
        const [reserveA, reserveB] = isAToken0 ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0];
        const [afterA, afterB] = [reserveA + add.takenA, reserveB + add.takenB];
        const supply = add.supplyAfter - add.poolTokens;
        expect(lost.a).toBeGreaterThanOrEqual(0n);
        expect(lost.b).toBeGreaterThanOrEqual(0n);
        expect(lost.a).toBeLessThanOrEqual(afterA / supply + afterA / reserveB + 2n);
        expect(lost.b).toBeLessThanOrEqual(afterB / supply + afterB / reserveA + 2n);
      }),
      { numRuns: 500 },
    );
  });

  it('supplies both tokens to the unit if the other pool has the same price', () => {
    const from = poolWith();
    const to = { pool: poolWith({ reserve0: 10_000n, reserve1: 40_000n }), isAToken0: true, named: 'A' } as const;
    const terms = { from: { pool: from, isAToken0: true }, poolTokens: 500n, to, slippageBps: 50, keptBps: 0 };
    expect(moved(terms)).toMatchObject({
      removal: { amountA: 250n, amountB: 1_000n },
      add: { takenA: 250n, takenB: 1_000n, poolTokens: 50n },
      kept: { a: 0n, b: 0n },
      lost: { a: 0n, b: 0n },
    });
  });

  it('keeps what does not fit if the other pool has another price', () => {
    const to = { pool: poolWith({ reserve0: 10_000n, reserve1: 20_000n }), isAToken0: true, named: 'A' } as const;
    const terms = { from: { pool: poolWith(), isAToken0: true }, poolTokens: 500n, to, slippageBps: 50, keptBps: 0 };
    expect(moved(terms)).toMatchObject({ add: { takenA: 250n, takenB: 500n }, kept: { a: 0n, b: 500n } });
  });

  it('is refused without liquidity on the other side, and for an amount that mints nothing', () => {
    const at = (change: Parameters<typeof poolWith>[0], poolTokens: bigint) =>
      movePosition({
        from: { pool: poolWith(), isAToken0: true },
        to: { pool: poolWith(change), isAToken0: true, named: 'A' },
        ...{ poolTokens, slippageBps: 50, keptBps: 0 },
      });
    expect(at({ reserve0: 0n, reserve1: 0n, totalSupply: 0n }, 500n)).toEqual({
      ok: false,
      error: { code: 'oneSided' },
    });
    expect(at({}, 0n)).toEqual({ ok: false, error: { code: 'zeroAmount' } });
    expect(at({ totalSupply: 2n }, 500n)).toEqual({ ok: false, error: { code: 'tooLittle' } });
  });
});
