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

  it('fills completely from book and pool, up to the worst price that it reaches', () => {
    expect(formatPrice(quote.worstPrice, decimals)).toBe('0.42403');
    expect(quote.book.received).toBe(10_880n * E18);
    expect(quote.pool.received > 4_000n * E18).toBe(true);
    expect([quote.filled.spent, quote.rests.sold]).toEqual([8_000n * E6, 0n]);
    expect(new Set(quote.fills.map((fill) => fill.maker)).size).toBe(2);
  });

  it('adds its legs up', () => {
    const { book: fromBook, pool, filled } = quote;
    expect(fromBook.spent + pool.spent).toBe(filled.spent);
    expect(fromBook.received + pool.received).toBe(filled.received);
    expect(fromBook.fee.numerator + pool.fee.numerator).toBe(filled.fee.numerator);
    expect(filled.fee).toEqual({ numerator: filled.spent * 3n, denominator: 1000n });
  });

  it('has an average price without the fee, between the marginal and the worst', () => {
    expect(quote.marginalPrice && formatPrice(quote.marginalPrice, decimals)).toBe('0.4182');
    expect(quote.averagePrice && formatPrice(quote.averagePrice, decimals)).toBe('0.41952');
    expect(quote.priceImpactBps).toBeGreaterThan(30);
    expect(quote.priceImpactBps).toBeLessThan(33);
  });

  it('needs no slippage to fill completely in its block', () => {
    const tight = quoted(buy(8_000n * E6, { slippageBps: 0 }));
    expect([tight.filled, tight.rests.sold]).toEqual([quote.filled, 0n]);
    expect(formatPrice(tight.worstPrice, decimals)).toBe('0.42192');
  });

  it('promises what the filled part yields at the worst price after the 0.3% fee', () => {
    const { order, filled } = quote;
    expect(quote.minReceived).toBe((filled.spent * 997n * order.to) / (1000n * order.from));
    expect(quote.minReceived < filled.received).toBe(true);
  });
});

describe('a market sell', () => {
  const quote = quoted(sell(10_000n * E18));

  it('fills from the best bid and the pool, and its limit is the last price less the slippage', () => {
    expect([quote.filled.spent, quote.rests.sold]).toEqual([10_000n * E18, 0n]);
    expect(quote.book.received).toBe(1_000n * E6);
    expect(quote.priceImpactBps).toBeGreaterThan(0);
    const whole = quoted(sell(10_000n * E18, { slippageBps: 0 })).limitPrice;
    const [own, moved] = [quote.limitPrice, { ...whole, numerator: whole.numerator * 9_950n }];
    expect(own.numerator * moved.denominator * 10_000n >= moved.numerator * own.denominator).toBe(true);
    expect((own.numerator - 1n) * moved.denominator * 10_000n < moved.numerator * own.denominator).toBe(true);
  });
});

describe('an exact output', () => {
  it.each([1n, 777n, 5_000n, 10_880n, 14_000n])('takes the minimum input for %s MYT', (amount) => {
    const target = amount * E18;
    const quote = quoted(buy(target, { field: 'OUTPUT' }));
    expect(quote.filled.received >= target).toBe(true);
    const less = quoteTrade(buy(quote.order.from - 1n), market);
    expect(!less.ok || less.value.filled.received < target).toBe(true);
  });

  it('fills completely for a tenth of the pool, and is refused with its amount for more than everything', () => {
    const large = quoted(buy(200_000n * E18, { field: 'OUTPUT' }));
    expect([large.filled.received >= 200_000n * E18, large.rests.sold]).toEqual([true, 0n]);
    const everything = 1_842_300n * E18 + 19_880n * E18 - 1n;
    const refused = quoteTrade(buy(everything + 1n, { field: 'OUTPUT' }), market);
    expect(refused).toEqual({ ok: false, error: { code: 'outputTooLarge', max: everything } });
    const most = quoteTrade(buy(everything, { field: 'OUTPUT' }), market);
    expect(most.ok || most.error.code !== 'outputTooLarge').toBe(true);
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
        expect(result.value.rests.sold).toBe(0n);
        expect(result.value.filled.received >= target).toBe(true);
        const less = quoteTrade({ ...intent, field: 'INPUT', amount: result.value.order.from - 1n }, there);
        expect(!less.ok || less.value.filled.received < target).toBe(true);
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

  it('that could trade but is behind an own-side order is warned of', () => {
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
    ['when the known orders are used up', buy(8_000n * E6), short, 'bookTooShort'],
    ['at or below the minimum of the contract', buy(E6), { book, minimum: E6 }, 'refused'],
    ['beyond 256 bits', buy(1n << 190n), market, 'refused'],
  ] as const)('is given %s', (_, intent, there, code) => {
    expect(quoteTrade(intent, there)).toMatchObject({ ok: false, error: { code } });
  });
});
