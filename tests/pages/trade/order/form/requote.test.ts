import { describe, expect, it } from 'vitest';
import type { TradeQuote } from '#domain/trade/types.ts';
import { restBounds } from '#domain/trade/restBounds.ts';
import { lessReceived, requote } from '#pages/trade/order/form/requote.ts';
import { ask, bid, E18, mockBook, mockIntent, MYT, quoted, USDC } from '../../mockMarket.ts';

const context = { input: USDC, output: MYT, direction: 'BUY' } as const;
const accepted = quoted(mockIntent);
const asks = (...orders: ReturnType<typeof ask>[]) => ({ soldToken: MYT.address, orders, complete: true });

describe('the same order at the present block', () => {
  it('is the same quote while nothing moves', () => {
    expect(requote(accepted, { ...context, book: mockBook() })).toEqual(accepted);
  });

  it('keeps the order that was confirmed, whatever the market does', () => {
    const without = mockBook({ side1: asks(ask(13, 3_150n, 4200n)) });
    const live = requote(accepted, { ...context, book: without });
    expect(live?.order).toMatchObject({ from: accepted.order.from, to: accepted.order.to });
    expect(live && live.filled.received < accepted.filled.received).toBe(true);
    expect(live && live.rests.sold > accepted.rests.sold).toBe(true);
  });

  it('is looked at from the other side for a sell', () => {
    const terms = { input: MYT, output: USDC, direction: 'SELL', orderType: 'MARKET', amount: 2_000n * E18 } as const;
    const sale = quoted({ ...mockIntent, ...terms });
    const live = requote(sale, { input: MYT, output: USDC, direction: 'SELL', book: mockBook() });
    expect(live?.filled).toEqual(sale.filled);
  });

  it('cannot be known when it reaches beyond the known part of the book', () => {
    const book = mockBook({ side1: { ...asks(ask(13, 3_150n, 4200n)), complete: false } });
    expect(requote(accepted, { ...context, book })).toBeUndefined();
  });
});

describe('the difference between the confirmed and the new amount received', () => {
  const receiving = (received: bigint): TradeQuote => ({ ...accepted, filled: { ...accepted.filled, received } });
  const tolerance = accepted.order.to / 1000n;

  it.each([
    ['is 0 if nothing changed', accepted.filled.received, 0n],
    ['is 0 for a larger amount', accepted.filled.received + E18, 0n],
    ['is 0 up to a thousandth of the order', accepted.filled.received - tolerance, 0n],
    ['is whole one unit beyond that', accepted.filled.received - tolerance - 1n, tolerance + 1n],
  ])('%s', (_, received, less) => expect(lessReceived(accepted, receiving(received))).toBe(less));

  it('is all of it when nobody can know any more', () => {
    expect(lessReceived(accepted, undefined)).toBe(accepted.filled.received);
  });
});

it('the part that may rest beyond the confirmed one is a thousandth of the amount sold, and nothing where nothing was to rest', () => {
  expect(restBounds(accepted)).toEqual({ expectedRest: accepted.rests.sold, restTolerance: 8_000_000n });
  const whole = quoted(
    { ...mockIntent, amount: 100_000_000n },
    mockBook({ side0: { ...mockBook().side0, orders: [bid(9, 1n, 4100n)] } }),
  );
  expect(restBounds(whole)).toEqual({ expectedRest: 0n, restTolerance: 0n });
});
