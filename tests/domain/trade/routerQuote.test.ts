import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteOnRouter, routerInput, routerOutput, type RouterMarket } from '#domain/trade/routerQuote.ts';
import { maker, PAIR } from '../orderBook/markets.ts';
import { buy, E18, E6, sell } from './tickets.ts';
import { takerFee } from '#domain/trade/limitOrder.ts';

/** 100,000 MYT and 42,000 USDC. */
const harbour = (change: Partial<RouterMarket> = {}): RouterMarket => ({
  id: 'harbour',
  name: 'Harbour',
  router: maker(90),
  pair: PAIR,
  reserveSold: 42_000n * E6,
  reserveBought: 100_000n * E18,
  feeFactor: 997,
  usable: true,
  ...change,
});

const reserve = fc.bigInt({ min: 1_000n, max: 10n ** 30n });
const kept = fc.integer({ min: 900, max: 1000 });
const markets = fc
  .tuple(reserve, reserve, kept)
  .map(([reserveSold, reserveBought, feeFactor]) => harbour({ reserveSold, reserveBought, feeFactor }));

describe("the router's own arithmetic", () => {
  it('gives what getAmountOut of a fee of 3 in 1000 gives', () => {
    expect(routerOutput(harbour(), 1_000n * E6)).toBe(2_318_766_425_564_574_272_623n);
    expect(routerOutput(harbour({ feeFactor: 1000 }), 1_000n * E6)).toBe((100_000n * E18 * 1_000n) / 43_000n);
  });

  it('the minimum input for an output yields it, and no smaller input does', () => {
    fc.assert(
      fc.property(markets, fc.bigInt({ min: 1n, max: 10n ** 30n }), (market, targetOutput) => {
        const min = routerInput(market, targetOutput);
        if (min === undefined) {
          expect(targetOutput).toBeGreaterThanOrEqual(market.reserveBought);
          return;
        }
        expect(targetOutput).toBeLessThan(market.reserveBought);
        expect(routerOutput(market, min)).toBeGreaterThanOrEqual(targetOutput);
        if (min > 2n) expect(routerOutput(market, min - 2n)).toBeLessThan(targetOutput);
      }),
    );
  });
});

describe('a market order on a router', () => {
  it('fills an exact input completely, with the minimum received from the slippage and the fee included in the input', () => {
    const quote = quoteOnRouter(buy(1_000n * E6), harbour());
    if (!quote.ok) throw new Error(quote.error.code);
    const received = 2_318_766_425_564_574_272_623n;
    expect(quote.value).toMatchObject({
      filled: { spent: 1_000n * E6, received, fee: takerFee(1_000n * E6) },
      rests: { sold: 0n, bought: 0n },
      order: { from: 1_000n * E6, to: (received * 10_000n + 10_049n) / 10_050n },
      marginalPrice: { numerator: 42_000n * E6, denominator: 100_000n * E18 },
    });
    expect(quote.value.priceImpactBps).toBeCloseTo(237.3, 0);
  });

  it('pays for an exact output at most the quoted input and the slippage', () => {
    const market = harbour({ reserveSold: 100_000n * E18, reserveBought: 42_000n * E6 });
    const quote = quoteOnRouter(sell(100n * E6, { field: 'OUTPUT', slippageBps: 100 }), market);
    if (!quote.ok) throw new Error(quote.error.code);
    const { filled, order } = quote.value;
    expect(filled.received).toBe(100n * E6);
    expect(order).toEqual({ from: (filled.spent * 10_100n) / 10_000n, to: 100n * E6, target: 0n });
  });

  it('the bounds are never stricter than the quote and never looser than the slippage', () => {
    fc.assert(
      fc.property(
        markets,
        fc.bigInt({ min: 1n, max: 10n ** 28n }),
        fc.integer({ min: 0, max: 5000 }),
        fc.constantFrom('INPUT', 'OUTPUT'),
        (market, amount, slippageBps, field) => {
          const quote = quoteOnRouter(buy(amount, { field, slippageBps }), market);
          if (!quote.ok) return;
          const { filled, order, minReceived } = quote.value;
          expect(order.from).toBeGreaterThanOrEqual(filled.spent);
          expect(order.to).toBeLessThanOrEqual(filled.received);
          expect(order.to).toBeGreaterThan(0n);
          expect(order.from * 10_000n).toBeLessThanOrEqual(filled.spent * BigInt(10_000 + slippageBps));
          expect(order.to * 10_000n).toBeGreaterThanOrEqual(filled.received * BigInt(10_000 - slippageBps));
          expect(minReceived).toBe(order.to);
        },
      ),
    );
  });

  it('the price moves against the trader by no more than the slippage', () => {
    const priceOf = (received: bigint): number => 1 / Number(received);
    for (const slippageBps of [50, 500, 5000]) {
      const bought = quoteOnRouter(buy(1_000n * E6, { slippageBps }), harbour());
      const sold = quoteOnRouter(sell(1_000n * E6, { slippageBps }), harbour());
      if (!bought.ok || !sold.ok) throw new Error('no quote');
      const dearer = priceOf(bought.value.order.to) / priceOf(bought.value.filled.received);
      expect(dearer).toBeLessThanOrEqual(1 + slippageBps / 10_000);
      expect(dearer).toBeCloseTo(1 + slippageBps / 10_000, 9);
      const cheaper = Number(sold.value.order.to) / Number(sold.value.filled.received);
      expect(cheaper).toBeCloseTo(1 - slippageBps / 10_000, 9);
    }
  });

  const upsideDown = harbour({ reserveSold: 100_000n * E18, reserveBought: 42_000n * E6 });
  it.each([
    ['more than the pair holds', buy(100_000n * E18, { field: 'OUTPUT' }), harbour(), 'outputTooLarge'],
    ['so little that nothing comes out', sell(1n), upsideDown, 'amountTooSmall'],
    ['more than the pair can hold', buy(1n << 112n), harbour(), 'refused'],
  ])('%s is refused', (_, intent, at, code) => {
    const quote = quoteOnRouter(intent, at);
    expect(quote.ok ? undefined : quote.error.code).toBe(code);
  });
});
