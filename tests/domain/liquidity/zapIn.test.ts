import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swapInMarket, zapIn, type ZapTerms } from '#domain/liquidity/zapIn.ts';
import { poolTokensFor } from '#domain/liquidity/poolMath.ts';
import { quoteAdd } from '#domain/liquidity/quoteAdd.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import { anyMarket, bookOf, TOKEN0, TOKEN1 } from '../orderBook/markets.ts';
import { MYT, USDC } from '../trade/tickets.ts';
import { poolWith } from './pools.ts';

const poolOf = ({ reserveSold, reserveBought }: OrderMarket, totalSupply: bigint, feeRate?: bigint) =>
  poolWith({
    ...{ reserve0: reserveSold, reserve1: reserveBought, totalSupply, feeRate },
    kLast: feeRate === undefined ? 0n : reserveSold * reserveBought,
  });

/** The paid token is token0 and the form's first one. */
const termsOf = (market: OrderMarket, amount: bigint, change: Partial<ZapTerms> = {}): ZapTerms => ({
  facing: { pool: poolOf(market, market.reserveSold + market.reserveBought), isAToken0: true, named: 'A' },
  ...{ paid: 'A', amount, slippageBps: 50, keptBps: 0, swap: swapInMarket(market) },
  ...change,
});

/** Pool tokens for this part, as the contracts compute them; undefined if it is refused. */
const poolTokensAt = (terms: ZapTerms, swapped: bigint): bigint | undefined => {
  const swap = terms.swap(swapped);
  if (!swap.ok) return undefined;
  const { received, reserveSold: reserve0, reserveBought: reserve1 } = swap.value;
  const added = quoteAdd({
    ...terms.facing,
    pool: { ...terms.facing.pool, reserve0, reserve1 },
    ...{ slippageBps: 50, transferFeeBpsA: 0, transferFeeBpsB: 0 },
    ...{ amountADesired: terms.amount - swapped, amountBDesired: received },
  });
  return added.ok ? added.value.poolTokens : undefined;
};

const small = fc.record({
  reserveSold: fc.bigInt({ min: 50n, max: 5_000n }),
  reserveBought: fc.bigInt({ min: 50n, max: 5_000n }),
  same: fc.constant([]),
  opposite: fc.constant([]),
});

const sized = anyMarket.chain((market) =>
  fc.record({
    market: fc.constant({ ...market, same: [] }),
    amount: fc.bigInt({ min: 1n, max: market.reserveSold * 2n }),
    feeRate: fc.constantFrom(undefined, 0n, 5n),
  }),
);

describe('a supply of one token', () => {
  it('swaps the part that gives the most pool tokens of all parts', () => {
    fc.assert(
      fc.property(small, fc.bigInt({ min: 2n, max: 300n }), (market, amount) => {
        const terms = termsOf(market, amount);
        const zap = zapIn(terms);
        const parts = Array.from({ length: Number(amount) - 1 }, (_, index) => BigInt(index + 1));
        const most = parts.reduce((best, part) => {
          const tokens = poolTokensAt(terms, part) ?? 0n;
          return tokens > best ? tokens : best;
        }, 0n);
        // One unit of either token is worth so many pool tokens at most.
        const { totalSupply, reserve0, reserve1 } = terms.facing.pool;
        const unit = totalSupply / (reserve0 < reserve1 ? reserve0 : reserve1) + 1n;
        const given = zap.ok ? zap.value.add.poolTokens : 0n;
        expect(given + unit).toBeGreaterThanOrEqual(most);
      }),
      { numRuns: 300 },
    );
  });

  it('is better than its neighbours through any book and pool, with and without a protocol fee', () => {
    let compared = 0;
    fc.assert(
      fc.property(sized, ({ market, amount, feeRate }) => {
        const supply = market.reserveSold + market.reserveBought;
        const pool = poolOf(market, supply, feeRate);
        const terms = termsOf(market, amount, { facing: { pool, isAToken0: true, named: 'A' } });
        const zap = zapIn(terms);
        if (!zap.ok) return;
        compared += 1;
        const { swapped, add } = zap.value;
        const unit =
          supply / (market.reserveSold < market.reserveBought ? market.reserveSold : market.reserveBought) + 2n;
        const steps = [2n, 3n, 10n, amount / 1000n + 1n, amount / 100n + 1n, amount / 10n + 1n];
        for (const part of steps.flatMap((step) => [swapped - step, swapped + step])) {
          if (part <= 0n || part >= amount) continue;
          expect(poolTokensAt(terms, part) ?? 0n).toBeLessThanOrEqual(add.poolTokens + unit);
        }
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(200);
  });

  it('spends and returns exactly the amount: swapped, supplied and left over', () => {
    fc.assert(
      fc.property(sized, fc.constantFrom(0, 50, 500), ({ market, amount }, keptBps) => {
        const zap = zapIn(termsOf(market, amount, { keptBps }));
        if (!zap.ok) return;
        const { swapped, received, add, dust } = zap.value;
        expect(swapped + add.takenA + dust.paid).toBe(amount);
        expect(add.takenB + dust.other).toBe(received);
        expect([dust.paid >= 0n, dust.other >= 0n, add.amountBDesired <= received]).toEqual([true, true, true]);
      }),
      { numRuns: 300 },
    );
  });

  it('swaps as a market order of that part would, unit for unit', () => {
    let compared = 0;
    fc.assert(
      fc.property(sized, ({ market, amount }) => {
        const zap = zapIn(termsOf(market, amount));
        if (!zap.ok) return;
        const input = { ...USDC, address: TOKEN0 };
        const output = { ...MYT, address: TOKEN1 };
        const traded = quoteTrade(
          {
            ...{ input, output, direction: 'BUY', orderType: 'MARKET', field: 'INPUT' },
            ...{ amount: zap.value.swapped, slippageBps: 50 },
          },
          { book: bookOf(market) },
        );
        if (!traded.ok || traded.value.rests.sold > 0n) return;
        compared += 1;
        expect(traded.value.filled.received).toBe(zap.value.received);
        const order = quoteOrder(market, traded.value.order);
        const after = terms(market, zap.value.swapped);
        expect(order.ok && [order.value.reserveSoldAfter, order.value.reserveBoughtAfter]).toEqual(after);
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(200);
  });

  it('gives the same whichever side of the form is paid', () => {
    fc.assert(
      fc.property(sized, ({ market, amount }) => {
        const pool = poolOf(market, market.reserveSold + market.reserveBought);
        const first = zapIn(termsOf(market, amount));
        const second = zapIn(termsOf(market, amount, { facing: { pool, isAToken0: false, named: 'B' }, paid: 'B' }));
        expect(first.ok).toBe(second.ok);
        if (!first.ok || !second.ok) return;
        expect([second.value.swapped, second.value.dust]).toEqual([first.value.swapped, first.value.dust]);
        expect(second.value.add.poolTokens).toBe(first.value.add.poolTokens);
      }),
    );
  });

  it('names what the swap loses against the pool: its fee and its own price impact', () => {
    const market = { reserveSold: 1_000_000n, reserveBought: 4_000_000n, same: [], opposite: [] };
    const zap = zapIn(termsOf(market, 100_000n));
    if (!zap.ok) throw new Error(zap.error.code);
    const { swapped, received, cost } = zap.value;
    expect(received).toBe((997n * swapped * 4_000_000n) / (1_000_000_000n + 997n * swapped));
    expect(cost).toBe(swapped - received / 4n);
    expect(cost).toBeGreaterThan((swapped * 3n) / 1000n);
    expect(poolTokensFor(poolOf(market, 5_000_000n), 50_000n, 200_000n)).toMatchObject({ ok: true });
  });

  it('is refused if no part gives a pool token, and in an empty pool', () => {
    const market = { reserveSold: 1_000n, reserveBought: 4n, same: [], opposite: [] };
    expect(zapIn(termsOf(market, 1n)).ok).toBe(false);
    expect(zapIn(termsOf(market, 3n)).ok).toBe(false);
    expect(zapIn(termsOf({ ...market, reserveSold: 0n, reserveBought: 0n }, 100n))).toMatchObject({ ok: false });
  });

  it('needs more of the book if the known orders end too early', () => {
    const opposite = [{ index: 1n, maker: TOKEN0, from: 100n, to: 10n, remain: 100n }];
    const market = { reserveSold: 1_000n, reserveBought: 1_000n, same: [], opposite, oppositeComplete: false };
    expect(zapIn(termsOf(market, 500n))).toEqual({ ok: false, error: { code: 'bookTooShort' } });
  });
});

const terms = (market: OrderMarket, swapped: bigint): readonly bigint[] => {
  const swap = swapInMarket(market)(swapped);
  return swap.ok ? [swap.value.reserveSold, swap.value.reserveBought] : [];
};
