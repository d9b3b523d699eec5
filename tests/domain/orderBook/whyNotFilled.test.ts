import { describe, expect, it } from 'vitest';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { OrderMarket, RestingOrder } from '#domain/orderBook/types.ts';
import { whyNotFilled } from '#domain/orderBook/whyNotFilled.ts';

const E18 = 10n ** 18n;
const maker = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const resting = (index: number, from: bigint, to: bigint, remain = from): RestingOrder => ({
  index: BigInt(index),
  maker,
  from,
  to,
  remain,
});

/** A pool of 2000 sold and 1000 received tokens: half a received token for each. */
const marketWith = (same: readonly RestingOrder[], opposite: readonly RestingOrder[] = []): OrderMarket => ({
  reserveSold: 2000n * E18,
  reserveBought: 1000n * E18,
  same,
  opposite,
});

const takersView = (market: OrderMarket): OrderMarket => ({
  reserveSold: market.reserveBought,
  reserveBought: market.reserveSold,
  same: market.opposite,
  opposite: market.same,
});

/** Remainder of the order after the counter-order, by the contract's rules. */
const leftBy = (market: OrderMarket, index: bigint): bigint | undefined => {
  const counter = whyNotFilled(market, index)?.counter;
  if (!counter) return undefined;
  const quote = quoteOrder(takersView(market), counter);
  if (!quote.ok) throw new Error(quote.error.code);
  return quote.value.fills.find((fill) => fill.index === index)?.remain;
};

describe('"Why is it not filled?" for each open order, from the real matching rules', () => {
  it('the pool asks a worse price', () => {
    const market = marketWith([resting(1, 10n * E18, 6n * E18)]);
    expect(whyNotFilled(market, 1n)).toMatchObject({ reason: 'away', ahead: { orders: 0 } });
  });

  it('the price is reached, but other orders are first', () => {
    const market = marketWith([
      resting(1, 10n * E18, 4n * E18, 7n * E18),
      resting(2, 10n * E18, 4n * E18, 3n * E18),
      resting(3, 10n * E18, 4n * E18),
    ]);
    expect(whyNotFilled(market, 3n)).toMatchObject({
      reason: 'queue',
      ahead: { orders: 2, amount: 10n * E18 },
    });
    expect(whyNotFilled(market, 1n)).toMatchObject({ reason: 'waits', ahead: { orders: 0, amount: 0n } });
  });

  it('a strictly crossing order of the other side is not taken: both rest', () => {
    const own = resting(1, 10n * E18, 6n * E18);
    expect(whyNotFilled(marketWith([own], [resting(2, 7n * E18, 10n * E18)]), 1n)?.reason).toBe('crossed');
    expect(whyNotFilled(marketWith([own], [resting(2, 6n * E18, 10n * E18)]), 1n)?.reason).toBe('away');
  });

  it('an order that is not in the known list has no answer', () => {
    expect(whyNotFilled(marketWith([resting(1, 10n, 6n)]), 2n)).toBeUndefined();
  });
});

describe('the counter-order that would fill it', () => {
  it('moves the pool to the price and fills all orders before it', () => {
    const market = marketWith([resting(1, 10n * E18, 6n * E18), resting(2, 20n * E18, 13n * E18, 5n * E18)]);
    expect(leftBy(market, 1n)).toBe(0n);
    expect(leftBy(market, 2n)).toBe(0n);
  });

  it('has exactly the order’s price if the pool is not better', () => {
    const market = marketWith([resting(1, 10n * E18, 4n * E18)]);
    const counter = whyNotFilled(market, 1n)?.counter;
    expect(leftBy(market, 1n)).toBe(0n);
    expect(counter && counter.from * 10n === counter.to * 4n).toBe(true);
  });

  it('does not exist if a better order before it would stop the contract', () => {
    const market = marketWith([resting(1, 10n * E18, 3n * E18), resting(2, 10n * E18, 4n * E18)]);
    expect(whyNotFilled(market, 2n)?.counter).toBeUndefined();
  });

  it('does not exist for a taker who would queue behind an order of the same side', () => {
    const market = marketWith([resting(1, 10n * E18, 6n * E18)], [resting(2, 7n * E18, 10n * E18)]);
    expect(whyNotFilled(market, 1n)?.counter).toBeUndefined();
  });

  it('fills the order, on random books', () => {
    let seed = 7;
    const random = (min: number, max: number): bigint => {
      seed = (seed * 48271) % 2147483647;
      return BigInt(min + (seed % (max - min + 1)));
    };
    let named = 0;
    for (let round = 0; round < 60; round += 1) {
      const orders = Array.from({ length: 6 }, (_, i) => {
        const from = random(1, 5_000_000) * 1_000_003n;
        return resting(i + 1, from, (from * random(501, 900)) / 1000n + 1n, from / random(1, 3));
      }).toSorted((a, b) => (a.to * b.from < b.to * a.from ? -1 : 1));
      const market = marketWith(orders);
      for (const { index } of orders) {
        const left = leftBy(market, index);
        if (left !== undefined) named += 1;
        expect(left ?? 0n).toBe(0n);
      }
    }
    expect(named).toBe(360);
  });
});
