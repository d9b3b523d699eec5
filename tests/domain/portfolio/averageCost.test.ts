import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageCost,
  COST_SCALE,
  costLedger,
  emptyLedger,
  signedAmount,
  unrealisedAt,
  type CostedTrade,
} from '#domain/portfolio/averageCost.ts';

const buy = (base: bigint, quote: bigint): CostedTrade => ({ side: 'BUY', base, quote });
const sell = (base: bigint, quote: bigint): CostedTrade => ({ side: 'SELL', base, quote });

/** From units of a token without decimals up to all of one with 77. */
const amount = fc.oneof(fc.bigInt({ min: 0n, max: 20n }), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }));
const trade: fc.Arbitrary<CostedTrade> = fc.record({
  side: fc.constantFrom('BUY' as const, 'SELL' as const),
  base: amount,
  quote: amount,
});
const trades = fc.array(trade, { maxLength: 40 });
const price = fc.record({ numerator: amount, denominator: fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }) });

describe('a ledger at average cost', () => {
  it('is the one worked out by hand', () => {
    // Bought 10 for 100 and 30 for 500: 40 at 15 each. Sold 20 for 400: cost 300, profit 100.
    const ledger = costLedger([buy(10n, 100n), buy(30n, 500n), sell(20n, 400n)]);
    expect(ledger).toEqual({
      buys: 2,
      sells: 1,
      paid: 600n,
      received: 400n,
      held: 20n,
      heldCost: 300n * COST_SCALE,
      realised: 100n * COST_SCALE,
      uncosted: 0n,
      uncostedProceeds: 0n,
    });
    expect(averageCost(ledger)).toEqual({ numerator: 300n * COST_SCALE, denominator: 20n * COST_SCALE });
    // At 12 each the remainder has a value of 240 and a cost of 300.
    expect(unrealisedAt(ledger, { numerator: 12n, denominator: 1n })).toBe(-60n * COST_SCALE);
  });

  it('has no cost for what came by transfer: the part of a sale beyond what was bought is distinguished', () => {
    // 10 bought for 100; 25 sold for 500, of which 10 yield 200 and cost 100.
    const ledger = costLedger([buy(10n, 100n), sell(25n, 500n)]);
    expect(ledger).toMatchObject({ held: 0n, heldCost: 0n, realised: 100n * COST_SCALE, uncosted: 15n });
    expect(ledger.uncostedProceeds).toBe(300n * COST_SCALE);
    expect(averageCost(ledger)).toBeUndefined();
  });

  it('a sale without any purchase is neither profit nor loss', () => {
    expect(costLedger([sell(5n, 50n)])).toMatchObject({ realised: 0n, uncosted: 5n, held: 0n });
    expect(costLedger([])).toEqual(emptyLedger);
  });

  it('realised and unrealised together are value and costed proceeds less all that was paid, in any order', () => {
    fc.assert(
      fc.property(trades, price, (all, at) => {
        const moved = all.filter(({ base }) => base > 0n);
        const ledger = costLedger(all);
        const paid = moved.reduce((sum, { side, quote }) => sum + (side === 'BUY' ? quote : 0n), 0n);
        const received = moved.reduce((sum, { side, quote }) => sum + (side === 'SELL' ? quote : 0n), 0n);
        const value = (ledger.held * at.numerator * COST_SCALE) / at.denominator;
        expect(ledger.realised + unrealisedAt(ledger, at)).toBe(
          received * COST_SCALE - ledger.uncostedProceeds + value - paid * COST_SCALE,
        );
      }),
    );
  });

  it('keeps every unit: bought is held, or sold with a cost', () => {
    fc.assert(
      fc.property(trades, (all) => {
        const ledger = costLedger(all);
        const sum = (side: CostedTrade['side']): bigint =>
          all.reduce((units, entry) => units + (entry.side === side ? entry.base : 0n), 0n);
        expect(ledger.held).toBe(sum('BUY') - (sum('SELL') - ledger.uncosted));
        expect(ledger.held).toBeGreaterThanOrEqual(0n);
        expect(ledger.heldCost).toBeGreaterThanOrEqual(0n);
        if (ledger.held === 0n) expect(ledger.heldCost).toBe(0n);
      }),
    );
  });

  it('a sale leaves the average cost as it is, but for less than a raw unit', () => {
    fc.assert(
      fc.property(fc.array(trade, { maxLength: 10 }), amount, (all, base) => {
        const before = costLedger(all);
        const after = costLedger([...all, sell(base, 1n)]);
        if (after.held === 0n) return;
        const drift = after.heldCost * before.held - before.heldCost * after.held;
        expect(drift).toBeGreaterThanOrEqual(0n);
        expect(drift).toBeLessThan(COST_SCALE * before.held);
      }),
    );
  });

  it('is the same whatever the unit of the quote: all prices twice as high win and lose twice as much', () => {
    fc.assert(
      fc.property(trades, (all) => {
        const once = costLedger(all);
        const twice = costLedger(all.map((entry) => ({ ...entry, quote: entry.quote * 2n })));
        expect([twice.held, twice.uncosted, twice.received]).toEqual([once.held, once.uncosted, once.received * 2n]);
        // Each sale rounds by less than a part of a raw unit.
        const drift = twice.realised - once.realised * 2n;
        expect(drift < 0n ? -drift : drift).toBeLessThanOrEqual(BigInt(4 * all.length * all.length + 4));
      }),
    );
  });
});

it('a loss is marked by its sign, and never by the amount', () => {
  expect(signedAmount(-3n)).toEqual({ isLoss: true, amount: { numerator: 3n, denominator: COST_SCALE } });
  expect(signedAmount(0n)).toEqual({ isLoss: false, amount: { numerator: 0n, denominator: COST_SCALE } });
});
