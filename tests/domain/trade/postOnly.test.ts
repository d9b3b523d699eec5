import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import { takingPrice } from '#domain/trade/postOnly.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { TradeIntent } from '#domain/trade/types.ts';
import { anyOrder, bookOf } from '../orderBook/markets.ts';
import { book, buy, E18, E6, MYT, sell, USDC } from './tickets.ts';

const limit = (price: bigint): Pick<TradeIntent, 'orderType' | 'limitPrice' | 'postOnly'> => ({
  orderType: 'LIMIT',
  limitPrice: { numerator: price, denominator: E18 },
  postOnly: true,
});

describe('a post-only order', () => {
  it('rests below the pool and the best ask, and is refused above', () => {
    const rests = quoteTrade(buy(100n * E6, limit(418_100n)), { book });
    expect(rests.ok && rests.value.filled.spent).toBe(0n);
    const refused = quoteTrade(buy(100n * E6, limit(418_700n)), { book });
    expect(refused).toMatchObject({ ok: false, error: { code: 'wouldFill', direction: 'BUY' } });
    expect(quoteTrade(sell(100n * E18, limit(400_000n)), { book })).toMatchObject({
      ok: false,
      error: { code: 'wouldFill', direction: 'SELL' },
    });
  });

  it('is only a limit order: a market order ignores the switch', () => {
    const quote = quoteTrade(buy(100n * E6, { postOnly: true }), { book });
    expect(quote.ok && quote.value.filled.spent > 0n).toBe(true);
  });

  it('never fills, equals the plain order if it rests, and rests at every price short of the taking price', () => {
    fc.assert(
      fc.property(anyOrder, fc.boolean(), ({ market, order }, sells) => {
        const [input, output] = [MYT, USDC];
        const direction = sells ? 'SELL' : 'BUY';
        const intent: TradeIntent = {
          input,
          output,
          direction,
          orderType: 'LIMIT',
          field: 'INPUT',
          amount: order.from,
          limitPrice: orderPrice(direction, order.from, order.to),
          slippageBps: 0,
        };
        const place = { book: bookOf(market) };
        const [plain, careful] = [quoteTrade(intent, place), quoteTrade({ ...intent, postOnly: true }, place)];
        if (careful.ok) {
          expect(careful.value.filled.spent).toBe(0n);
          expect(careful).toEqual(plain);
        } else if (careful.error.code === 'wouldFill') {
          expect(plain.ok && plain.value.filled.spent > 0n).toBe(true);
        } else expect(careful).toEqual(plain);
        const taker = takingPrice(direction, market);
        const side = direction === 'BUY' ? -1 : 1;
        const isShort = !taker || compareFractions(orderPrice(direction, order.from, order.to), taker) === side;
        if (isShort) expect(careful.ok || careful.error.code !== 'wouldFill').toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
