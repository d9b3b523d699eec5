import { CurrencyAmount, Token } from '@uniswap/sdk-core';
import { Pair } from '@uniswap/v2-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountsFor,
  amountsToAdd,
  hasLiquidity,
  minAfterSlippage,
  poolTokensFor,
  poolTokensToGet,
  quoteOther,
  shareOf,
  supplyAtMint,
} from '#domain/liquidity/poolMath.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import { squareRoot } from '#domain/amounts/integers.ts';

const token = (last: string): Token => new Token(137, `0x${last.padStart(40, '0')}`, 18, last);
const [T0, T1] = [token('a'), token('b')];

const state = (change: Partial<PoolState>): PoolState => ({
  pair: '0x00000000000000000000000000000000000000Cc',
  token0: '0x000000000000000000000000000000000000000A',
  token1: '0x000000000000000000000000000000000000000b',
  reserve0: 0n,
  reserve1: 0n,
  totalSupply: 0n,
  kLast: 0n,
  feeRate: undefined,
  ...change,
});

const pairOf = ({ reserve0, reserve1 }: PoolState): Pair =>
  new Pair(
    CurrencyAmount.fromRawAmount(T0, reserve0.toString()),
    CurrencyAmount.fromRawAmount(T1, reserve1.toString()),
  );

const supplyOf = (pair: Pair, supply: bigint) => CurrencyAmount.fromRawAmount(pair.liquidityToken, supply.toString());
const units = (amount: { readonly quotient: { toString(): string } }): bigint => BigInt(amount.quotient.toString());

const upTo = (bits: number) => fc.bigInt(1n, (1n << BigInt(bits)) - 1n);

/** A possible pool: the product has grown since the last mint, and the protocol may take a share. */
const pools = fc
  .record({
    reserve0: upTo(100),
    reserve1: upTo(100),
    feeGrowth: fc.integer({ min: 0, max: 1000 }),
    takes: fc.boolean(),
  })
  .map(({ reserve0, reserve1, feeGrowth, takes }) =>
    state({
      reserve0,
      reserve1,
      totalSupply: squareRoot(reserve0 * reserve1) + 1n,
      kLast: (reserve0 * reserve1 * 1000n) / BigInt(1000 + feeGrowth),
      feeRate: takes ? 5n : undefined,
    }),
  );

describe('pool arithmetic', () => {
  it('mints the same as the SDK', () => {
    fc.assert(
      fc.property(pools, upTo(100), upTo(100), (pool, amount0, amount1) => {
        const pair = pairOf(pool);
        const supply = supplyOf(pair, supplyAtMint(pool));
        const minted = poolTokensFor(pool, amount0, amount1);
        const theirs = (): bigint =>
          units(
            pair.getLiquidityMinted(
              supply,
              CurrencyAmount.fromRawAmount(T0, amount0.toString()),
              CurrencyAmount.fromRawAmount(T1, amount1.toString()),
            ),
          );
        if (minted.ok) expect(minted.value).toBe(theirs());
        else expect(theirs).toThrow();
      }),
    );
  });

  it('opens a pool like the SDK: the root of the product less the 1,000 locked pool tokens', () => {
    fc.assert(
      fc.property(upTo(40), upTo(40), (amount0, amount1) => {
        const pair = pairOf(state({}));
        const minted = poolTokensFor(state({}), amount0, amount1);
        const theirs = (): bigint =>
          units(
            pair.getLiquidityMinted(
              supplyOf(pair, 0n),
              CurrencyAmount.fromRawAmount(T0, amount0.toString()),
              CurrencyAmount.fromRawAmount(T1, amount1.toString()),
            ),
          );
        if (minted.ok) expect(minted.value).toBe(theirs());
        else expect(theirs).toThrow();
      }),
    );
  });

  it('pays out the same as the SDK, with and without the protocol’s part', () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: 0, max: 1000 }), (pool, part) => {
        const pair = pairOf(pool);
        const burned = (pool.totalSupply * BigInt(part)) / 1000n;
        const { kLast, feeRate } = pool;
        const value = (side: Token): bigint =>
          units(
            pair.getLiquidityValue(
              side,
              supplyOf(pair, pool.totalSupply),
              supplyOf(pair, burned),
              feeRate !== undefined,
              kLast.toString(),
            ),
          );
        // The SDK does not know that nothing is minted at all where the last product is not known.
        if (feeRate !== undefined && kLast === 0n) return;
        expect(amountsFor(pool, burned)).toEqual({ amount0: value(T0), amount1: value(T1) });
      }),
    );
  });

  it('the minimum pool tokens for an amount pay at least that amount, and one less would not', () => {
    fc.assert(
      fc.property(pools, fc.integer({ min: 1, max: 1000 }), (pool, part) => {
        const target = (pool.reserve0 * BigInt(part)) / 1000n;
        const fewest = poolTokensToGet(pool, target, pool.reserve0);
        expect(amountsFor(pool, fewest).amount0).toBeGreaterThanOrEqual(target);
        if (fewest > 0n) expect(amountsFor(pool, fewest - 1n).amount0).toBeLessThan(target > 0n ? target : 1n);
      }),
    );
  });

  it('never takes more than offered, and all of one of the two', () => {
    fc.assert(
      fc.property(pools, upTo(100), upTo(100), fc.constantFrom('token0', 'token1'), (pool, w0, w1, first) => {
        const taken = amountsToAdd(pool, w0, w1, first);
        if (!taken.ok) throw new Error(taken.error.code);
        const { amount0, amount1 } = taken.value;
        expect(amount0).toBeLessThanOrEqual(w0);
        expect(amount1).toBeLessThanOrEqual(w1);
        expect(amount0 === w0 || amount1 === w1).toBe(true);
      }),
    );
  });

  it('names the token first by which the router rounds', () => {
    const pool = state({ reserve0: 2n, reserve1: 21n, totalSupply: 6n });
    expect(amountsToAdd(pool, 1n, 10n, 'token0')).toEqual({ ok: true, value: { amount0: 1n, amount1: 10n } });
    expect(amountsToAdd(pool, 1n, 10n, 'token1')).toEqual({ ok: true, value: { amount0: 0n, amount1: 10n } });
  });

  it('refuses what the contracts refuse', () => {
    const full = state({ reserve0: 1n << 111n, reserve1: 1n << 111n, totalSupply: 1n << 111n });
    expect(amountsToAdd(full, 0n, 5n)).toEqual({ ok: false, error: { code: 'zeroAmount' } });
    expect(amountsToAdd(state({ reserve0: 5n }), 5n, 5n)).toEqual({ ok: false, error: { code: 'oneSided' } });
    expect(amountsToAdd(full, 1n << 200n, 5n)).toEqual({ ok: false, error: { code: 'overflow' } });
    expect(poolTokensFor(full, 1n << 111n, 1n)).toEqual({ ok: false, error: { code: 'overflow' } });
    expect(poolTokensFor(state({}), 1000n, 1000n)).toEqual({ ok: false, error: { code: 'tooLittle' } });
    expect(poolTokensFor(state({}), 1001n, 1001n)).toEqual({ ok: true, value: 1n });
  });

  it("mints the protocol's part by its own formula: a sixth of the growth at 5, all of it at 0", () => {
    const poolAfterFees = state({
      reserve0: 4_000_000n,
      reserve1: 4_000_000n,
      totalSupply: 1_000_000n,
      kLast: 10n ** 12n,
    });
    expect(supplyAtMint({ ...poolAfterFees, feeRate: 5n })).toBe(1_000_000n + 3_000_000_000_000n / 21_000_000n);
    expect(supplyAtMint({ ...poolAfterFees, feeRate: 0n })).toBe(4_000_000n);
    expect(supplyAtMint(poolAfterFees)).toBe(1_000_000n);
    expect(supplyAtMint({ ...poolAfterFees, feeRate: 5n, kLast: 0n })).toBe(1_000_000n);
    expect(supplyAtMint({ ...poolAfterFees, feeRate: 5n, kLast: 17n * 10n ** 12n })).toBe(1_000_000n);
  });

  it('Pool counts as having no liquidity when both reserves are 0', () => {
    expect(hasLiquidity(state({}))).toBe(false);
    expect(hasLiquidity(state({ reserve0: 1n }))).toBe(true);
    expect(hasLiquidity(state({ reserve1: 1n }))).toBe(true);
  });

  it('handles empty pools and zero amounts', () => {
    expect(amountsFor(state({}), 5n)).toEqual({ amount0: 0n, amount1: 0n });
    expect(quoteOther(5n, 0n, 7n)).toBe(0n);
    expect(quoteOther(5n, 2n, 7n)).toBe(17n);
    expect(shareOf(5n, 0n)).toEqual({ numerator: 0n, denominator: 1n });
    expect(minAfterSlippage(1001n, 50)).toBe(995n);
    expect(minAfterSlippage(1001n, 10_000)).toBe(0n);
  });
});
