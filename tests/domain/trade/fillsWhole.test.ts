import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillsWhole } from '#domain/trade/fillsWhole.ts';
import { priceShortOf } from '#domain/trade/priceShortOf.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { ask, bid, E18, mockBook, MYT, USDC } from '../../pages/trade/mockMarket.ts';

/** A blocked order ahead of the pool's price, in 1/10000 USDC, and the input of an order that reaches it. */
const blocked = fc.record({
  isBuy: fc.boolean(),
  away: fc.bigInt({ min: 2n, max: 300n }),
  micros: fc.bigInt({ min: 1n, max: 10n ** 11n }),
});

it('is an input that a limit short of a blocked order fills whole, without touching that order', () => {
  let checked = 0;
  fc.assert(
    fc.property(blocked, ({ isBuy, away, micros }) => {
      const price = isBuy ? 4182n + away : 4182n - away;
      const [soldToken, order] = isBuy ? [MYT.address, ask(11, 1_250n, price)] : [USDC.address, bid(11, 1_250n, price)];
      const side = { soldToken, orders: [order], complete: true };
      const none = { soldToken: isBuy ? USDC.address : MYT.address, orders: [], complete: true };
      const book = mockBook(isBuy ? { side1: side, side0: none } : { side0: side, side1: none });
      const direction = isBuy ? 'BUY' : 'SELL';
      const [input, output] = isBuy ? [USDC, MYT] : [MYT, USDC];
      const limitPrice = parsePrice(priceShortOf(direction, order, { base: 18, quote: 6 }), 18, 6);
      if (!limitPrice) throw new Error('no price');
      const amount = isBuy ? micros : micros * (E18 / 10n ** 6n);
      const intent = { input, output, direction, amount, limitPrice } as const;
      const part = fillsWhole(intent, { book });
      if (part === undefined) return;
      expect(part).toBeLessThanOrEqual(amount);
      const quote = quoteTrade(
        { ...intent, orderType: 'LIMIT', field: 'INPUT', amount: part, slippageBps: 0 },
        { book },
      );
      expect(quote).toMatchObject({ ok: true, value: { rests: { sold: 0n }, fills: [] } });
      checked += 1;
      // A larger part would rest.
      const more = part + amount / 50n;
      if (part === amount || amount < 10n ** 7n) return;
      const larger = quoteTrade(
        { ...intent, orderType: 'LIMIT', field: 'INPUT', amount: more, slippageBps: 0 },
        { book },
      );
      expect(larger.ok && larger.value.rests.sold > 0n).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(checked).toBeGreaterThan(200);
});

it('is none where the limit is at or beyond the price of the pool', () => {
  const limitPrice = parsePrice('0.41', 18, 6);
  if (!limitPrice) throw new Error('no price');
  const intent = { input: USDC, output: MYT, direction: 'BUY', amount: 10n ** 9n, limitPrice } as const;
  expect(fillsWhole(intent, { book: mockBook() })).toBeUndefined();
});
