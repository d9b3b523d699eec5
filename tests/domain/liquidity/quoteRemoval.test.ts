import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squareRoot } from '#domain/amounts/integers.ts';
import {
  minRemoved,
  missingPoolTokens,
  percentOf,
  quoteRemoval,
  removalOf,
  shareAfter,
} from '#domain/liquidity/quoteRemoval.ts';
import type { PoolState } from '#domain/liquidity/types.ts';

const pool = (change: Partial<PoolState> = {}): PoolState => ({
  pair: '0x00000000000000000000000000000000000000Cc',
  token0: '0x000000000000000000000000000000000000000A',
  token1: '0x000000000000000000000000000000000000000b',
  reserve0: 4_000n,
  reserve1: 1_000n,
  totalSupply: 2_000n,
  kLast: 0n,
  feeRate: undefined,
  ...change,
});

const ask = (field: 'percent' | 'poolTokens' | 'amountA' | 'amountB', typed: bigint, held: bigint | undefined = 400n) =>
  quoteRemoval({ pool: pool(), isAToken0: true, held, field, typed });

describe('a removal', () => {
  it('needs those staked pool tokens that the wallet lacks', () => {
    expect(missingPoolTokens({ poolTokens: 200n }, 400n)).toBe(0n);
    expect(missingPoolTokens({ poolTokens: 200n }, 200n)).toBe(0n);
    expect(missingPoolTokens({ poolTokens: 200n }, 0n)).toBe(200n);
    const raw = fc.bigInt({ min: 0n, max: 10n ** 30n });
    const share = fc.bigInt({ min: 0n, max: 10_000n });
    fc.assert(
      fc.property(raw, raw, share, (wallet, staked, typed) => {
        const held = wallet + staked;
        const removal = ask('percent', typed, held);
        const missing = missingPoolTokens(removal ?? { poolTokens: 0n }, wallet);
        // Unstaking moves pool tokens alone, so the next step removes the same amount.
        expect(missing).toBeLessThanOrEqual(staked);
        expect(ask('percent', typed, wallet + missing + (staked - missing))).toEqual(removal);
        expect(missingPoolTokens(removal ?? { poolTokens: 0n }, wallet + missing)).toBe(0n);
      }),
    );
  });

  it('is computed from any of the four fields', () => {
    const half = { poolTokens: 200n, amountA: 400n, amountB: 100n };
    expect(ask('percent', 5_000n)).toEqual(half);
    expect(ask('poolTokens', 200n)).toEqual(half);
    expect(ask('amountA', 400n)).toEqual(half);
    expect(ask('amountB', 100n)).toEqual(half);
  });

  it('names the tokens as the form does', () => {
    expect(removalOf(pool(), false, 200n)).toEqual({ poolTokens: 200n, amountA: 100n, amountB: 400n });
  });

  it('is also quoted for more than is held, and without an account for amounts', () => {
    expect(ask('poolTokens', 500n)).toEqual({ poolTokens: 500n, amountA: 1_000n, amountB: 250n });
    expect(ask('percent', 20_000n)?.poolTokens).toBe(800n);
    const unknown = { pool: pool(), isAToken0: true, held: undefined };
    expect(quoteRemoval({ ...unknown, field: 'amountA', typed: 400n })?.poolTokens).toBe(200n);
    expect(quoteRemoval({ ...unknown, field: 'percent', typed: 400n })).toBeUndefined();
  });

  it('is not quoted for a pool without liquidity, nor for a token it does not hold', () => {
    const of = (change: Partial<PoolState>) =>
      quoteRemoval({ pool: pool(change), isAToken0: true, held: 5n, field: 'amountA', typed: 5n });
    expect(of({ reserve0: 0n, reserve1: 0n })).toBeUndefined();
    expect(of({ reserve0: 0n })).toBeUndefined();
  });

  it('pays at least the typed amount, with no more pool tokens than held if they are enough', () => {
    const bits = (size: number) => fc.bigInt(1n, 1n << BigInt(size));
    fc.assert(
      fc.property(
        bits(90),
        bits(90),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 0, max: 1000 }),
        (a, b, h, w) => {
          const state = pool({ reserve0: a, reserve1: b, totalSupply: squareRoot(a * b) + 1n });
          const held = (state.totalSupply * BigInt(h)) / 1000n;
          const all = removalOf(state, true, held);
          const typed = (all.amountA * BigInt(w)) / 1000n;
          const removal = quoteRemoval({ pool: state, isAToken0: true, held, field: 'amountA', typed });
          expect(removal?.amountA).toBeGreaterThanOrEqual(typed);
          expect(removal?.poolTokens).toBeLessThanOrEqual(held);
        },
      ),
    );
  });

  it('typing the whole amount removes all that is held', () => {
    const odd = pool({ reserve0: 1_000n, totalSupply: 7_777n });
    const held = 7_003n;
    const { amountA } = removalOf(odd, true, held);
    expect(quoteRemoval({ pool: odd, isAToken0: true, held, field: 'amountA', typed: amountA })?.poolTokens).toBe(held);
  });

  it('computes its share, the minimum after slippage, and the share that remains', () => {
    expect(percentOf(133n, 400n)).toBe(3_325n);
    expect(percentOf(5n, 0n)).toBeUndefined();
    expect(percentOf(5n, undefined)).toBeUndefined();
    expect(minRemoved({ poolTokens: 200n, amountA: 400n, amountB: 100n }, 50)).toEqual({
      amountAMin: 398n,
      amountBMin: 99n,
    });
    expect(shareAfter(pool(), 500n, 400n)).toEqual({ numerator: 100n, denominator: 1_600n });
    expect(shareAfter(pool(), 500n, 501n)).toBeUndefined();
    expect(shareAfter(pool(), 2_001n, 1n)).toBeUndefined();
  });
});
