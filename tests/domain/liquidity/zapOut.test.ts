import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zapOut, type ZapOutTerms } from '#domain/liquidity/zapOut.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { anyMarket, bookOf, TOKEN0, TOKEN1 } from '../orderBook/markets.ts';
import { MYT, USDC } from '../trade/tickets.ts';
import { poolWith } from './pools.ts';

/** Token1 is received, and token0 is sold into the opposite orders. */
const termsOf = (market: OrderMarket, share: bigint, change: Partial<ZapOutTerms> = {}): ZapOutTerms => {
  const totalSupply = market.reserveSold + market.reserveBought;
  const pool = poolWith({ reserve0: market.reserveSold, reserve1: market.reserveBought, totalSupply });
  const poolTokens = (totalSupply * share) / 1000n;
  return { pool, isAToken0: true, poolTokens, received: 'B', keptBps: 0, orders: market, ...change };
};

const drawn = fc.record({
  market: anyMarket.map((market) => ({ ...market, same: [] })),
  share: fc.bigInt({ min: 1n, max: 990n }),
  keptBps: fc.constantFrom(0, 50, 500),
});

describe('a removal into one token', () => {
  it('swaps as a market order in the pool that the removal leaves, unit for unit', () => {
    let compared = 0;
    fc.assert(
      fc.property(drawn, ({ market, share, keptBps }) => {
        const zap = zapOut(termsOf(market, share, { keptBps }));
        if (!zap.ok) return;
        const { swapped, bought, reserves } = zap.value;
        const book = { ...bookOf(market), ...reserves };
        const [input, output] = [
          { ...USDC, address: TOKEN0 },
          { ...MYT, address: TOKEN1 },
        ];
        const traded = quoteTrade(
          {
            ...{ input, output, direction: 'BUY', orderType: 'MARKET', field: 'INPUT' },
            ...{ amount: swapped, slippageBps: 50 },
          },
          { book },
        );
        if (!traded.ok || traded.value.rests.sold > 0n) return;
        compared += 1;
        expect(traded.value.filled.received).toBe(bought);
        const left = { ...market, reserveSold: reserves.reserve0, reserveBought: reserves.reserve1 };
        const order = quoteOrder(left, traded.value.order);
        expect(order.ok && order.value.received).toBe(bought);
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(200);
  });

  it('gives all that the removal pays: received, swapped or kept', () => {
    fc.assert(
      fc.property(drawn, ({ market, share, keptBps }) => {
        const zap = zapOut(termsOf(market, share, { keptBps }));
        if (!zap.ok) return;
        const { removal, own, other, swapped, kept, bought, total } = zap.value;
        expect([own, other]).toEqual([removal.amountB, removal.amountA]);
        expect(swapped + kept).toBe(other);
        expect(total).toBe(own + bought);
        // The removal's own minimum covers the swap's input, so it never takes tokens that were there before.
        expect(swapped).toBe((other * BigInt(10_000 - keptBps)) / 10_000n);
      }),
      { numRuns: 300 },
    );
  });

  it('pays no more than the same swap before the removal and the unit that the removal leaves, without orders', () => {
    fc.assert(
      fc.property(drawn, ({ market, share }) => {
        const alone = { ...market, opposite: [] };
        const zap = zapOut(termsOf(alone, share));
        if (!zap.ok) return;
        const { swapped, bought } = zap.value;
        const { reserveSold, reserveBought } = market;
        const before = (997n * swapped * reserveBought) / (1000n * reserveSold + 997n * swapped);
        expect(bought).toBeLessThanOrEqual(before + 1n);
      }),
      {
        numRuns: 300,
        // The removal pays 1.5 of 3 units as 1, so what is left of the pool pays more than before.
        examples: [
          [{ market: { reserveSold: 4500n, reserveBought: 3n, same: [], opposite: [] }, share: 501n, keptBps: 0 }],
        ],
      },
    );
  });

  it('counts the smaller reserves in its cost: half of a pool loses half of the swapped part, and the fee', () => {
    const market = { reserveSold: 1_000_000n, reserveBought: 4_000_000n, same: [], opposite: [] };
    const zap = zapOut(termsOf(market, 500n));
    if (!zap.ok) throw new Error(zap.error.code);
    const { swapped, bought, cost, total, reserves } = zap.value;
    expect([swapped, reserves]).toEqual([500_000n, { reserve0: 500_000n, reserve1: 2_000_000n }]);
    expect(bought).toBe((997n * 500_000n * 2_000_000n) / (500_000_000n + 997n * 500_000n));
    expect(cost).toBe(2_000_000n - bought);
    expect(total).toBe(2_000_000n + bought);
  });

  it('gives the same whichever side of the form is received', () => {
    fc.assert(
      fc.property(drawn, ({ market, share }) => {
        const first = zapOut(termsOf(market, share));
        const second = zapOut(termsOf(market, share, { isAToken0: false, received: 'A' }));
        expect(second.ok).toBe(first.ok);
        if (!first.ok || !second.ok) return;
        expect({ ...second.value, removal: undefined }).toEqual({ ...first.value, removal: undefined });
      }),
    );
  });

  it('is refused if it pays nothing to swap, or empties a reserve', () => {
    const market = { reserveSold: 1_000n, reserveBought: 4_000n, same: [], opposite: [] };
    expect(zapOut(termsOf(market, 0n))).toEqual({ ok: false, error: { code: 'amountTooSmall' } });
    expect(zapOut(termsOf(market, 1_000n))).toEqual({ ok: false, error: { code: 'noLiquidity' } });
  });

  it('needs more of the book if the known orders end too early', () => {
    const opposite = [{ index: 1n, maker: TOKEN0, from: 100n, to: 10n, remain: 100n }];
    const market = { reserveSold: 1_000n, reserveBought: 1_000n, same: [], opposite, oppositeComplete: false };
    expect(zapOut(termsOf(market, 500n))).toEqual({ ok: false, error: { code: 'bookTooShort' } });
  });
});
