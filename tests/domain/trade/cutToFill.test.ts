import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { OrderMarket } from '#domain/orderBook/types.ts';
import { cutToFill } from '#domain/trade/cutToFill.ts';
import { orderAtLimit } from '#domain/trade/limitOrder.ts';
import { marketLimit } from '#domain/trade/marketLimit.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { TradeIntent } from '#domain/trade/types.ts';
import { anyMarket, bookOf, listOf } from '../orderBook/markets.ts';
import { book, buy, E18, E6, market, sell } from './tickets.ts';

const cut = { unfilled: 'LEAVE_OUT' } as const;

const quoted = (intent: TradeIntent) => {
  const quote = quoteTrade(intent, market);
  if (!quote.ok) throw new Error(`no quote: ${quote.error.code}`);
  return quote.value;
};

/** Base and quote reserves: an order that sells takes the quote token out, one that buys the base token. */
const poolOf = ({ reserveSold, reserveBought }: OrderMarket, sells: boolean) => ({
  base: reserveSold,
  quote: reserveBought,
  sells,
});

describe('a market order that is to "fill what is there now"', () => {
  it.each([
    ['buy', buy(8_000n * E6)],
    ['sell', sell(10_000n * E18)],
  ])('%s: "the amount cut to what fills at the limit in this block"', (_, intent) => {
    const whole = quoted(intent);
    const now = quoted({ ...intent, ...cut });
    expect(whole.rests.sold > 0n).toBe(true);
    expect(whole.leftOut).toBe(0n);
    expect(now.rests.sold).toBe(0n);
    expect(now.order.from).toBe(now.filled.spent);
    expect(now.leftOut + now.order.from).toBe(intent.amount);
    // Rounding of the limit moves the last units only.
    expect(whole.filled.spent - now.filled.spent < whole.filled.spent / 1_000_000n + 10n).toBe(true);
  });

  it('leaves an order alone that fills completely', () => {
    const small = buy(100n * E6);
    expect(quoted({ ...small, ...cut })).toEqual(quoted(small));
  });

  it('has nothing to send behind an order of its own side', () => {
    const behind = bookOf({
      reserveSold: book.reserve0,
      reserveBought: book.reserve1,
      same: [],
      opposite: [{ index: 1n, maker: book.pair, from: 1_000n * E6, to: 1_000n * E18, remain: 1_000n * E6 }],
    });
    expect(quoteTrade(buy(100n * E6, cut), { book: behind })).toEqual({ ok: false, error: { code: 'nothingFills' } });
  });

  it('is not meant for limit orders: what does not fill of them rests', () => {
    const limit = { orderType: 'LIMIT', limitPrice: { numerator: 4n * E6, denominator: 10n * E18 } } as const;
    const intent = buy(100n * E6, limit);
    expect(quoted({ ...intent, ...cut })).toEqual(quoted(intent));
  });

  it('leaves no remainder in any market, keeps the limit, and matches the contract', () => {
    fc.assert(
      fc.property(
        anyMarket,
        fc.bigInt({ min: 1_000n, max: 10n ** 26n }),
        fc.integer({ min: 1, max: 9_999 }),
        fc.boolean(),
        (any, amount, slippageBps, sells) => {
          const at = { book: bookOf(any) };
          const intent = sells ? sell(amount, { slippageBps }) : buy(amount, { slippageBps });
          const whole = quoteTrade(intent, at);
          const now = quoteTrade({ ...intent, ...cut }, at);
          if (!now.ok) return !whole.ok || whole.value.rests.sold > 0n;
          const { order, filled, rests, leftOut } = now.value;
          const again = quoteOrder(orientMarket(at.book, intent.input.address, undefined), order);
          expect(again.ok && [again.value.spent, again.value.received, again.value.remain]).toEqual([
            order.from,
            filled.received,
            0n,
          ]);
          if (!whole.ok) return false;
          expect([rests.sold, leftOut]).toEqual([0n, amount - order.from]);
          const { numerator, denominator } = marketLimit(intent.direction, poolOf(any, sells), slippageBps);
          return sells
            ? order.to * denominator >= order.from * numerator
            : order.from * denominator <= order.to * numerator;
        },
      ),
      { numRuns: 500 },
    );
  });

  it('sells as much as any order that outbids the pool and fills completely, where one token has few units', () => {
    const few = fc.bigInt({ min: 2n, max: 60n });
    const some = fc.bigInt({ min: 2n, max: 2_000n });
    const small = fc.oneof(fc.tuple(few, some), fc.tuple(some, few)).chain(([reserveSold, reserveBought]) => {
      const orders = fc.array(fc.record({ from: fc.bigInt(1n, 40n), to: fc.bigInt(1n, 40n) }), { maxLength: 3 });
      return fc.record({
        reserveSold: fc.constant(reserveSold),
        reserveBought: fc.constant(reserveBought),
        same: fc.constant([]),
        opposite: orders.map((terms) => listOf(terms, 9n)),
      });
    });
    fc.assert(
      fc.property(small, fc.bigInt(1n, 4_000n), fc.integer({ min: 0, max: 9_000 }), (any, amount, slippageBps) => {
        const limit = marketLimit('SELL', poolOf(any, true), slippageBps);
        const whole = quoteOrder(any, orderAtLimit('SELL', 'INPUT', amount, limit));
        if (!whole.ok || whole.value.remain === 0n) return true;
        const found = cutToFill(any, whole.value, 'SELL', limit);
        let max = 0n;
        for (let from = whole.value.spent; from > 0n && max === 0n; from -= 1n) {
          const order = orderAtLimit('SELL', 'INPUT', from, limit);
          const isAbovePool = from * any.reserveBought > order.to * any.reserveSold;
          const quote = quoteOrder(any, order);
          if (isAbovePool && quote.ok && quote.value.remain === 0n) max = from;
        }
        return (found?.from ?? 0n) >= max;
      }),
      { numRuns: 300 },
    );
  });
});
