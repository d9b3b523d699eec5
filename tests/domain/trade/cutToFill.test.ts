import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteOrder } from '../../../src/domain/orderBook/quoteOrder.ts';
import { quoteTrade } from '../../../src/domain/trade/quoteTrade.ts';
import type { TradeIntent } from '../../../src/domain/trade/types.ts';
import { anyMarket, bookOf } from '../orderBook/markets.ts';
import { book, buy, E18, E6, market, sell } from './tickets.ts';

const cut = { unfilled: 'LEAVE_OUT' } as const;

const quoted = (intent: TradeIntent) => {
  const quote = quoteTrade(intent, market);
  if (!quote.ok) throw new Error(`no quote: ${quote.error.code}`);
  return quote.value;
};

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

  it('has nothing to send where an own-side order comes first', () => {
    const behind = bookOf({
      reserveSold: book.reserve0,
      reserveWanted: book.reserve1,
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

  it('does in any market what the contract does with the smaller order, at no worse a limit, with next to no rest', () => {
    fc.assert(
      fc.property(
        anyMarket,
        fc.bigInt({ min: 1_000n, max: 10n ** 26n }),
        fc.integer({ min: 1, max: 2_000 }),
        (any, amount, slippageBps) => {
          const at = { book: bookOf(any) };
          const intent = sell(amount, { slippageBps });
          const whole = quoteTrade(intent, at);
          const now = quoteTrade({ ...intent, ...cut }, at);
          if (!now.ok) return !whole.ok || whole.value.rests.sold > 0n;
          const { from, to } = now.value.order;
          const again = quoteOrder(any, { from, to });
          expect(again.ok && [again.value.spent, again.value.received, again.value.remain]).toEqual([
            now.value.filled.spent,
            now.value.filled.received,
            now.value.rests.sold,
          ]);
          if (!whole.ok) return false;
          expect(now.value.leftOut).toBe(amount - from);
          expect(to * whole.value.order.from + from >= whole.value.order.to * from).toBe(true);
          // A thousandth, or what two units of the output are worth where these are coarse.
          return now.value.rests.sold <= from / 1_000n + (2n * from) / to;
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
