import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { roundingOf } from '#domain/format/formatMoney.ts';
import { bookOf } from '../orderBook/markets.ts';
import { buy, sell } from './tickets.ts';

/** A pool of so many whole tokens on both sides, whatever their decimals. */
const poolOf = (sold: bigint, bought: bigint) => ({ reserveSold: sold, reserveBought: bought, same: [], opposite: [] });

const soldAt = (amount: bigint, sold: bigint, bought: bigint): TradeQuote | undefined => {
  const quote = quoteTrade(sell(amount, { slippageBps: 5000 }), { book: bookOf(poolOf(sold, bought)) });
  return quote.ok ? quote.value : undefined;
};

describe('fee, average price and impact are exact, however few units a token has', () => {
  it('ten tokens without decimals: the fee is 0.03 tokens, the impact about zero', () => {
    const quote = soldAt(10n, 1_000_000n, 500_000n * 10n ** 18n);
    expect(quote?.pool.fee).toEqual({ numerator: 30n, denominator: 1000n });
    expect(quote?.priceImpactBps).toBeGreaterThanOrEqual(0);
    expect(quote?.priceImpactBps).toBeLessThan(1);
  });

  const anyTrade = fc
    .record({
      soldDecimals: fc.integer({ min: 0, max: 18 }),
      boughtDecimals: fc.integer({ min: 0, max: 18 }),
      sold: fc.bigInt({ min: 1_000n, max: 10n ** 9n }),
      bought: fc.bigInt({ min: 1_000n, max: 10n ** 9n }),
      share: fc.bigInt({ min: 10n, max: 10n ** 7n }),
    })
    .map(({ soldDecimals, boughtDecimals, sold, bought, share }) => {
      const reserves = [sold * 10n ** BigInt(soldDecimals), bought * 10n ** BigInt(boughtDecimals)] as const;
      return { reserves, amount: reserves[0] / share + 1n };
    });

  it('the fee is exactly 0.3% of what each leg spends, and the legs add up', () => {
    fc.assert(
      fc.property(anyTrade, ({ reserves, amount }) => {
        const quote = soldAt(amount, ...reserves);
        if (!quote) return;
        for (const { spent, fee } of [quote.book, quote.pool, quote.filled]) {
          expect(compareFractions(fee, { numerator: spent * 3n, denominator: 1000n })).toBe(0);
        }
        expect(quote.book.fee.numerator + quote.pool.fee.numerator).toBe(quote.filled.fee.numerator);
      }),
    );
  });

  it('the worst price is never better than the average, on screen too', () => {
    let rounded = 0;
    fc.assert(
      fc.property(
        anyTrade,
        fc.boolean(),
        fc.integer({ min: 1, max: 5000 }),
        ({ reserves, amount }, buys, slippageBps) => {
          const [sold, bought] = reserves;
          const book = bookOf(buys ? poolOf(bought, sold) : poolOf(sold, bought));
          const quote = quoteTrade((buys ? buy : sell)(amount, { slippageBps }), { book });
          if (!quote.ok || !quote.value.averagePrice) return;
          const { averagePrice, worstPrice, limitPrice } = quote.value;
          const order = compareFractions(averagePrice, worstPrice);
          expect(buys ? order <= 0 : order >= 0).toBe(true);
          if (compareFractions(worstPrice, limitPrice) !== 0) rounded += 1;
          const decimals = { base: 0, quote: 0 };
          const rounding = roundingOf(buys ? 'paid' : 'received');
          const [average, worst] = [averagePrice, worstPrice].map((price) =>
            Number(formatMarketPrice(price, decimals, { rounding }).replaceAll(',', '')),
          );
          if (average === undefined || worst === undefined || Number.isNaN(average + worst)) return;
          expect(buys ? average <= worst : average >= worst).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(rounded).toBeGreaterThan(0);
  });

  it('a pool’s impact is the order’s share of it and what a whole unit rounds away: it tends to nothing', () => {
    fc.assert(
      fc.property(anyTrade, ({ reserves, amount }) => {
        const quote = soldAt(amount, ...reserves);
        if (quote?.priceImpactBps === undefined) return;
        const share = Number(quote.filled.spent) / Number(reserves[0]);
        const unit = 1 / (Number(quote.filled.received) + 1);
        expect(quote.priceImpactBps).toBeGreaterThanOrEqual(0);
        expect(quote.priceImpactBps).toBeLessThanOrEqual((share + unit) * 10_000 + 0.02);
      }),
      { numRuns: 1_000 },
    );
  });
});
