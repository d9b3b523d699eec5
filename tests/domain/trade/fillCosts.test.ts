import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import { fillCosts } from '#domain/trade/fillCosts.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { book, buy, E18, E6, market, sell } from './tickets.ts';

const quoteOf = (intent: ReturnType<typeof buy>) => {
  const quote = quoteTrade(intent, market);
  return quote.ok ? quote.value : undefined;
};

/** The contract's own amounts, from the engine that the recorded vectors check. */
const filledBy = (intent: ReturnType<typeof buy>) => {
  const quote = quoteOf(intent);
  if (!quote) throw new Error('no quote');
  const raw = quoteOrder(orientMarket(book, intent.input.address), quote.order);
  if (!raw.ok) throw new Error('refused');
  return raw.value;
};

describe('costs by size', () => {
  it('are those of the amounts that the contract would pay, to a hundredth of a basis point', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 100n, max: 200_000n }), (dollars) => {
        const [purchase, sale] = [buy(dollars * E6), sell((dollars * E18 * 1000n) / 418n)];
        const costs = fillCosts(quoteOf(purchase), quoteOf(sale));
        const [bought, sold] = [filledBy(purchase), filledBy(sale)];
        if (bought.remain > 0n || sold.remain > 0n) return;
        const ask = Number(bought.spent) / Number(bought.received);
        const bid = Number(sold.received) / Number(sold.spent);
        expect(costs.spreadBps).toBeCloseTo((20_000 * (ask - bid)) / (ask + bid), 1);
        const pool = Number(book.reserve1) / Number(book.reserve0);
        const net = Number(bought.spent * 1000n - 3n * bought.spent) / 1000 / Number(bought.received);
        expect(costs.buyBps).toBeCloseTo((net / pool - 1) * 10_000, 1);
      }),
      { numRuns: 200 },
    );
  });

  it('rise with the size, and contain both fees', () => {
    const at = (dollars: bigint) =>
      fillCosts(quoteOf(buy(dollars * E6)), quoteOf(sell((dollars * E18 * 1000n) / 418n))).spreadBps ?? 0;
    expect(at(1_000n)).toBeGreaterThan(59);
    expect(at(10_000n)).toBeGreaterThan(at(1_000n));
    expect(at(100_000n)).toBeGreaterThan(at(10_000n));
  });

  it('are unknown where a side does not fill completely', () => {
    const quote = quoteOf(buy(1_000n * E6));
    expect(fillCosts(quote, undefined)).toEqual({
      spreadBps: undefined,
      buyBps: quote?.priceImpactBps,
      sellBps: undefined,
    });
    const rests = quote && { ...quote, rests: { sold: 1n, bought: 1n } };
    expect(fillCosts(rests, quote).buyBps).toBeUndefined();
  });
});
