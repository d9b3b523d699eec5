import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { formatPrice } from '#domain/format/formatPrice.ts';
import { orderAtLimit, takerFee } from '#domain/trade/limitOrder.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { TradeIntent, TradeMarket, TradeQuote } from '#domain/trade/types.ts';
import { anyMarket, bookOf, deepList, listOf } from '../orderBook/markets.ts';
import { book, buy, E18, E6, market, MYT, sell } from './tickets.ts';

const quoted = (intent: TradeIntent, at: TradeMarket = market): TradeQuote => {
  const quote = quoteTrade(intent, at);
  if (!quote.ok) throw new Error(`no quote: ${quote.error.code}`);
  return quote.value;
};

const decimals = { base: 18, quote: 6 };
const at = (text: string) => {
  const price = parsePrice(text, 18, 6);
  if (!price) throw new Error('no price');
  return price;
};

describe('a market buy', () => {
  const quote = quoted(buy(8_000n * E6));

  it('fills from book and pool up to the price worsened by the slippage, and the remainder rests', () => {
    expect(formatPrice(quote.worstPrice, decimals)).toBe('0.42029');
    expect(quote.book.received).toBe(10_880n * E18);
    expect(quote.pool.received > 4_000n * E18).toBe(true);
    expect(quote.rests.sold).toBe(8_000n * E6 - quote.filled.spent);
    expect(quote.rests.sold > 0n).toBe(true);
    expect(new Set(quote.fills.map((fill) => fill.maker)).size).toBe(2);
  });

  it('adds its legs up', () => {
    const { book: fromBook, pool, filled } = quote;
    expect(fromBook.spent + pool.spent).toBe(filled.spent);
    expect(fromBook.received + pool.received).toBe(filled.received);
    expect(fromBook.fee.numerator + pool.fee.numerator).toBe(filled.fee.numerator);
    expect(filled.fee).toEqual({ numerator: filled.spent * 3n, denominator: 1000n });
    expect(quote.blockNumber).toBe(book.blockNumber);
  });

  it('has an average price without the fee, between the marginal and the worst', () => {
    expect(quote.marginalPrice && formatPrice(quote.marginalPrice, decimals)).toBe('0.4182');
    expect(quote.averagePrice && formatPrice(quote.averagePrice, decimals)).toBe('0.41915');
    expect(quote.priceImpactBps).toBeGreaterThan(20);
    expect(quote.priceImpactBps).toBeLessThan(30);
  });

  it('promises what the filled part brings at the worst price after the 0.3% fee', () => {
    const { order, filled } = quote;
    expect(quote.minReceived).toBe((filled.spent * 997n * order.to) / (1000n * order.from));
    expect(quote.minReceived < filled.received).toBe(true);
  });
});

describe('a market sell', () => {
  const quote = quoted(sell(10_000n * E18));

  it('fills the best bid and the pool within the slippage', () => {
    expect(quote.book.received).toBe(1_000n * E6);
    expect(quote.worstPrice.numerator * 10_000n * 1_842_300n * E18).toBeGreaterThanOrEqual(
      quote.worstPrice.denominator * 9_950n * 770_449_860_000n,
    );
    expect(quote.priceImpactBps).toBeGreaterThan(0);
  });
});

describe('an exact output', () => {
  it.each([1n, 777n, 5_000n, 10_880n, 14_000n])('of %s MYT takes the minimum input for it', (amount) => {
    const target = amount * E18;
    const quote = quoted(buy(target, { field: 'OUTPUT' }));
    expect(quote.filled.received >= target).toBe(true);
    const less = quoteTrade(buy(quote.order.from - 1n), market);
    expect(!less.ok || less.value.filled.received < target).toBe(true);
  });

  it('beyond the slippage reports the maximum available', () => {
    const result = quoteTrade(buy(200_000n * E18, { field: 'OUTPUT' }), market);
    expect(result).toMatchObject({ ok: false, error: { code: 'outputTooLarge' } });
    const max = !result.ok && result.error.code === 'outputTooLarge' ? result.error.max : 0n;
    expect(max).toBe(quoted(buy(200_000n * E6)).filled.received);
  });

  it('of the maximum that a refusal reports is never refused as too large', () => {
    const trades = anyMarket.chain((any) =>
      fc.record({
        any: fc.constant({ ...any, same: [] }),
        target: fc.bigInt({ min: any.reserveBought / 100n + 1n, max: any.reserveBought * 2n + 1n }),
        slippageBps: fc.integer({ min: 1, max: 5000 }),
      }),
    );
    fc.assert(
      fc.property(trades, ({ any, target, slippageBps }) => {
        const there = { book: bookOf(any) };
        const intent = sell(target, { field: 'OUTPUT', slippageBps });
        const quoted = quoteTrade(intent, there);
        if (quoted.ok || quoted.error.code !== 'outputTooLarge' || quoted.error.max === 0n) return;
        const again = quoteTrade({ ...intent, amount: quoted.error.max }, there);
        expect(again.ok || again.error.code !== 'outputTooLarge').toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the smallest input that rests nothing on any market', () => {
    const trades = anyMarket.chain((any) =>
      fc.record({
        any: fc.constant({ ...any, same: [] }),
        target: fc.bigInt({ min: 1n, max: any.reserveBought / 4n + 1n }),
        slippageBps: fc.integer({ min: 1, max: 5000 }),
      }),
    );
    fc.assert(
      fc.property(trades, ({ any, target, slippageBps }) => {
        const there = { book: bookOf(any) };
        const intent = sell(target, { field: 'OUTPUT', slippageBps });
        const result = quoteTrade(intent, there);
        if (!result.ok) return;
        expect(result.value.filled.received >= target).toBe(true);
        const less = quoteTrade({ ...intent, field: 'INPUT', amount: result.value.order.from - 1n }, there);
        expect(!less.ok || less.value.filled.received < target || less.value.rests.sold > 0n).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('is found within five milliseconds among 10,000 orders', () => {
    const deep = bookOf({
      reserveSold: 2_000_000n * E18,
      reserveBought: 1_000_000n * E18,
      same: [],
      opposite: deepList(10_000, E18, 2n * E18, 3n * E18),
    });
    const times = [1, 2, 3, 4, 5].map((part) => {
      const start = performance.now();
      quoted(sell(BigInt(part) * 900n * E18, { field: 'OUTPUT', slippageBps: 5000 }), { book: deep });
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(5);
  });
});

describe('a limit order', () => {
  it('away from the market rests completely at its price', () => {
    const quote = quoted(buy(1_000n * E6, { orderType: 'LIMIT', limitPrice: at('0.4') }));
    expect(quote.order).toMatchObject({ from: 1_000n * E6, to: 2_500n * E18 });
    expect(quote.filled).toEqual({ spent: 0n, received: 0n, fee: takerFee(0n) });
    expect(quote.rests).toEqual({ sold: 1_000n * E6, bought: 2_500n * E18 });
    expect(quote.averagePrice).toBeUndefined();
    expect(quote.waitsBehind).toBe(true);
    expect(quote.warnings).toEqual([]);
    expect(quote.order.target).toBe(60n);
  });

  it('that could trade but stands behind an own-side order is warned of', () => {
    const higherBid = { ...book.side1, orders: listOf([{ from: 430n * E6, to: 1_000n * E18 }], 60n) };
    const intent = buy(1_000n * E6, { orderType: 'LIMIT', limitPrice: at('0.42') });
    const quote = quoted(intent, { book: { ...book, side1: higherBid } });
    expect(quote.filled.spent).toBe(0n);
    expect(quote.warnings).toEqual(['waitsBehind']);
  });

  it('above the best bid becomes the head and does not wait', () => {
    const quote = quoted(buy(1_000n * E6, { orderType: 'LIMIT', limitPrice: at('0.4181') }));
    expect(quote.waitsBehind).toBe(false);
    expect(quote.warnings).toEqual([]);
  });

  it('that crosses trades at once and rests with the remainder', () => {
    const quote = quoted(buy(20_000n * E6, { orderType: 'LIMIT', limitPrice: at('0.42') }));
    expect(quote.book.received).toBe(10_880n * E18);
    expect(quote.pool.received > 0n).toBe(true);
    expect(quote.rests.sold > 0n).toBe(true);
  });

  it('that would rest although the best opposite order satisfies it has a warning', () => {
    const cheap = listOf([{ from: 10n * E18, to: 4n * E6 }]);
    const crossed = { book: { ...book, side0: { ...book.side0, orders: cheap } } };
    const quote = quoted(buy(100n * E6, { orderType: 'LIMIT', limitPrice: at('0.418') }), crossed);
    expect(quote.warnings).toEqual(['restsCrossed']);
  });

  it.each([
    ['BUY', 'INPUT', 1_000n * E6, 1_000n * E6, 2_500n * E18],
    ['BUY', 'OUTPUT', 2_500n * E18, 1_000n * E6, 2_500n * E18],
    ['SELL', 'INPUT', 2_500n * E18, 2_500n * E18, 1_000n * E6],
    ['SELL', 'OUTPUT', 1_000n * E6, 2_500n * E18, 1_000n * E6],
  ] as const)('converts amount and total at its price: %s by %s', (direction, field, amount, from, to) => {
    expect(orderAtLimit(direction, field, amount, at('0.4'))).toEqual({ from, to });
  });

  it('is never worse than the typed price, whichever amount was typed', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 26n });
    const side = fc.constantFrom('BUY', 'SELL');
    fc.assert(
      fc.property(amount, amount, amount, side, fc.constantFrom('INPUT', 'OUTPUT'), (typed, n, d, direction, field) => {
        const limitPrice = { numerator: n, denominator: d };
        const empty = { book: bookOf({ reserveSold: 0n, reserveBought: 0n, same: [], opposite: [] }) };
        const quote = quoteTrade(
          (direction === 'BUY' ? buy : sell)(typed, { orderType: 'LIMIT', field, limitPrice }),
          empty,
        );
        if (!quote.ok) return;
        const { from, to } = quote.value.order;
        expect(field === 'INPUT' ? from : to).toBe(typed);
        const kept = direction === 'BUY' ? from * d <= to * n : to * d >= from * n;
        expect(kept).toBe(true);
      }),
    );
  });
});

describe('no quote', () => {
  const noPool = { book: bookOf({ reserveSold: 0n, reserveBought: 0n, same: [], opposite: [] }) };
  const short = { book: { ...book, side0: { ...book.side0, complete: false, orders: book.side0.orders.slice(0, 1) } } };

  it.each([
    ['for a token against itself', { ...buy(E6), input: MYT }, market, 'sameToken'],
    ['without a pair', buy(E6), undefined, 'noPool'],
    ['for a market order on an empty pool', buy(E6), noPool, 'noLiquidity'],
    ['for no amount', buy(0n), market, 'amountTooSmall'],
    ['for one unit that brings nothing', sell(1n), market, 'amountTooSmall'],
    [
      'for an amount whose price would round away',
      sell(300_000_000_000_000n, { orderType: 'LIMIT', limitPrice: at('0.005') }),
      market,
      'amountTooSmall',
    ],
    [
      'for a limit price of 0',
      buy(E6, { orderType: 'LIMIT', limitPrice: { numerator: 0n, denominator: 1n } }),
      market,
      'priceZero',
    ],
    ['for a limit order without a price', buy(E6, { orderType: 'LIMIT' }), market, 'priceZero'],
    ['for a market order without slippage', buy(E6, { slippageBps: 0 }), market, 'slippageZero'],
    ['for an exact output without slippage', buy(E18, { slippageBps: 0, field: 'OUTPUT' }), market, 'slippageZero'],
    ['when the known orders are used up', buy(8_000n * E6), short, 'bookTooShort'],
    ['at or below the minimum of the contract', buy(E6), { book, minimum: E6 }, 'refused'],
    ['beyond 256 bits', buy(1n << 190n), market, 'refused'],
  ] as const)('%s', (_, intent, there, code) => {
    expect(quoteTrade(intent, there)).toMatchObject({ ok: false, error: { code } });
  });
});
