import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swapInMarket, zapIn } from '#domain/liquidity/zapIn.ts';
import { jointImpactBps, zapThird, type Hop } from '#domain/liquidity/zapThird.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';
import { anyMarket, maker } from '../orderBook/markets.ts';
import { poolWith } from './pools.ts';

const facingOf = ({ reserveSold, reserveBought }: OrderMarket) => ({
  pool: poolWith({ reserve0: reserveSold, reserve1: reserveBought, totalSupply: reserveSold + reserveBought }),
  ...{ isAToken0: true, named: 'A' as const },
});

const mirrored = (market: OrderMarket): OrderMarket => ({
  ...{ reserveSold: market.reserveBought, reserveBought: market.reserveSold },
  ...{ same: market.opposite, opposite: [] },
});

const scene = fc.record({
  first: anyMarket,
  second: anyMarket,
  own: anyMarket.map((market) => ({ ...market, same: [] })),
  part: fc.bigInt({ min: 1n, max: 1_000n }),
  keptBps: fc.constantFrom(0, 50),
});

const hopsOf = ({ first, second, own, keptBps }: typeof scene extends fc.Arbitrary<infer T> ? T : never): Hop[] => [
  { into: 'A', first: { ...first, same: [] }, second: own, firstKeptBps: keptBps, secondKeptBps: keptBps },
  { into: 'B', first: { ...second, same: [] }, second: mirrored(own), firstKeptBps: keptBps, secondKeptBps: keptBps },
];

describe('a supply of a token that the pool does not have', () => {
  it('takes the hop with more pool tokens, and is its swap and the supply of what that pays', () => {
    const taken = { A: 0, B: 0 };
    fc.assert(
      fc.property(scene, (input) => {
        const facing = facingOf(input.own);
        const amount = (input.first.reserveSold * input.part) / 1_000n + 1n;
        const hops = hopsOf(input);
        const quote = zapThird({ facing, slippageBps: 50, amount, hops });
        const single = hops.map((hop) => zapThird({ facing, slippageBps: 50, amount, hops: [hop] }));
        const tokens = single.map((each) => (each.ok ? each.value.zap.add.poolTokens : 0n));
        if (!quote.ok) return;
        const { into, arrived, used, kept, zap, cost } = quote.value;
        taken[into] += 1;
        expect(tokens.every((each) => each <= zap.add.poolTokens)).toBe(true);
        const hop = hops.find((each) => each.into === into);
        if (!hop) throw new Error('No hop');
        const swap = swapInMarket(hop.first)(amount);
        expect(swap.ok && swap.value.received).toBe(arrived);
        expect(arrived).toBe(used + kept);
        const alone = { facing, paid: into, amount: used, slippageBps: 50, keptBps: input.keptBps };
        expect(zapIn({ ...alone, swap: swapInMarket(hop.second) })).toEqual({ ok: true, value: zap });
        const { reserveSold, reserveBought } = hop.first;
        expect((amount - cost) * reserveBought).toBeLessThanOrEqual((arrived - zap.cost) * reserveSold);
        expect((amount - cost + 1n) * reserveBought).toBeGreaterThan((arrived - zap.cost) * reserveSold);
      }),
      { numRuns: 400 },
    );
    expect(Math.min(taken.A, taken.B)).toBeGreaterThan(40);
  });

  it('has no quote over no market, and waits for more of a book that is read too short', () => {
    const own = { reserveSold: 1_000n, reserveBought: 1_000n, same: [], opposite: [] };
    const opposite = [{ index: 1n, maker: maker(1), from: 100n, to: 10n, remain: 100n }];
    const short = { ...own, opposite, oppositeComplete: false };
    const facing = facingOf(own);
    const terms = { facing, slippageBps: 50, amount: 500n };
    const hop = { into: 'A', first: own, second: own, firstKeptBps: 0, secondKeptBps: 0 } as const;
    expect(zapThird({ ...terms, hops: [] })).toEqual({ ok: false, error: { code: 'noPool' } });
    expect(zapThird({ ...terms, hops: [hop, { ...hop, into: 'B', first: short }] })).toEqual({
      ok: false,
      error: { code: 'bookTooShort' },
    });
    expect(zapThird({ ...terms, amount: 1n, hops: [hop] })).toMatchObject({ ok: false });
  });

  it('counts the second price impact for the part that is swapped twice', () => {
    expect(jointImpactBps([100, 200], { swapped: 50n, used: 100n })).toBe(199);
    expect(jointImpactBps([0, 0], { swapped: 50n, used: 100n })).toBe(0);
    expect(jointImpactBps([100, undefined], { swapped: 50n, used: 100n })).toBeUndefined();
    expect(jointImpactBps([100, 200], { swapped: 0n, used: 0n })).toBeUndefined();
  });

  it('quotes in less than 5 ms over deep books', () => {
    const opposite = Array.from({ length: 200 }, (_, at) => {
      const from = 10n ** 18n;
      return {
        index: BigInt(at + 1),
        maker: maker(1),
        from,
        to: from + (from * BigInt(at + 1)) / 1_000n,
        remain: from,
      };
    });
    const [reserveSold, reserveBought] = [10n ** 24n, 10n ** 24n];
    const deep = { reserveSold, reserveBought, same: [], opposite };
    const hop = { into: 'A', first: deep, second: deep, firstKeptBps: 50, secondKeptBps: 50 } as const;
    const terms = {
      facing: facingOf(deep),
      slippageBps: 50,
      amount: 10n ** 20n,
      hops: [hop, { ...hop, into: 'B' } as const],
    };
    const runs = Array.from({ length: 50 }, () => {
      const start = performance.now();
      expect(zapThird(terms).ok).toBe(true);
      return performance.now() - start;
    });
    const median = runs.toSorted((a, b) => a - b)[25];
    console.log(`third token: ${median?.toFixed(2)} ms`);
    expect(median).toBeLessThan(5);
  });
});
