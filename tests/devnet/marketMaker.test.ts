import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountAddress } from '../../e2e/devnet/accounts.ts';
import { rawAmount } from '../../e2e/devnet/market.ts';
import { nextStep, type MarketView } from '../../e2e/devnet/marketMaker.ts';
import { createRandom } from '../../e2e/devnet/random.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';

const plan = { base: 'MYT', quote: 'USDC', tick: 0.0005, lot: 50 } as const;

const order = (index: number, sell: boolean, price: number, size = 500): RestingOrder => {
  const base = rawAmount('MYT', size);
  const quote = rawAmount('USDC', size * price);
  const [from, to] = sell ? [base, quote] : [quote, base];
  return { index: BigInt(index), maker: accountAddress(1 + (index % 5)), from, to, remain: from };
};

const side = (sell: boolean, count: number, firstTick: number): RestingOrder[] =>
  Array.from({ length: count }, (_, at) => order(at + 1, sell, (firstTick + (sell ? at : -at)) * plan.tick));

const view = (price: number, asks: number, bids: number): MarketView => ({
  plan,
  price,
  asks: side(true, asks, Math.ceil(price / plan.tick) + 1),
  bids: side(false, bids, Math.floor(price / plan.tick) - 1),
});

describe('nextStep of the market maker', () => {
  it('quotes on the side that has too few orders', () => {
    const step = nextStep(view(0.42, 20, 66), createRandom(1));
    expect(step).toMatchObject({ kind: 'quote', quote: { sell: true } });
  });

  it('cancels its own furthest order on a side that has too many', () => {
    const crowded = view(0.42, 90, 66);
    const step = nextStep(crowded, createRandom(2));
    expect(step).toEqual({ kind: 'cancel', sell: true, order: crowded.asks.at(-1) });
  });

  it('leaves the orders of people alone', () => {
    const crowded = view(0.42, 90, 66);
    const people = crowded.asks.map((resting) => ({ ...resting, maker: accountAddress(10) }));
    expect(nextStep({ ...crowded, asks: people }, createRandom(2)).kind).not.toBe('cancel');
  });

  it('never quotes at or beyond the pool price or the other side', () => {
    const cases = fc.record({
      price: fc.double({ min: 0.3, max: 0.6, noNaN: true }),
      asks: fc.integer({ min: 0, max: 70 }),
      bids: fc.integer({ min: 0, max: 70 }),
      seed: fc.integer(),
    });
    let quotes = 0;
    fc.assert(
      fc.property(cases, ({ price, asks, bids, seed }) => {
        const step = nextStep(view(price, asks, bids), createRandom(seed));
        if (step.kind !== 'quote') return;
        quotes += 1;
        const { sell, price: quoted } = step.quote;
        if (sell) expect(quoted).toBeGreaterThan(price);
        else expect(quoted).toBeLessThan(price);
        expect(Math.abs(quoted / plan.tick - Math.round(quoted / plan.tick))).toBeLessThan(1e-6);
      }),
    );
    expect(quotes).toBeGreaterThan(10);
  });

  it('draws the price back: far below the opening price it mostly buys', () => {
    const random = createRandom(3);
    const steps = Array.from({ length: 400 }, () => nextStep(view(0.3, 66, 66), random));
    const trades = steps.filter((step) => step.kind === 'trade');
    expect(trades.length).toBeGreaterThan(100);
    expect(trades.filter(({ buy }) => buy).length / trades.length).toBeGreaterThan(0.7);
  });
});
