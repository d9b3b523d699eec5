import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBookEvents } from '#domain/orderBook/applyBookEvents.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { anyOrder, bookOf, listOf, maker, TAKER, TOKEN0, TOKEN1 } from './markets.ts';
import { applyOrder } from '../../vectors/applyOrder.ts';

const book: PairBook = bookOf({
  reserveSold: 1000n,
  reserveBought: 1000n,
  same: listOf([
    { from: 10n, to: 20n },
    { from: 10n, to: 30n },
  ]),
  opposite: listOf([{ from: 10n, to: 15n }], 3n),
});

const incomplete: PairBook = { ...book, side0: { ...book.side0, complete: false } };

const added = (index: bigint, to: bigint): BookEvent => ({
  kind: 'AddOrder',
  soldToken: TOKEN0,
  maker: maker(9),
  from: 10n,
  to,
  index,
});

const indexes = (changed: ReturnType<typeof applyBookEvents>): readonly bigint[] =>
  changed.ok ? changed.value.side0.orders.map((order) => order.index) : [];

describe('a new order', () => {
  it('goes behind its equals: first come, first served', () => {
    expect(indexes(applyBookEvents(book, [added(9n, 20n)], 2))).toEqual([1n, 9n, 2n]);
    expect(indexes(applyBookEvents(book, [added(9n, 19n)], 2))).toEqual([9n, 1n, 2n]);
    expect(indexes(applyBookEvents(book, [added(9n, 31n)], 2))).toEqual([1n, 2n, 9n]);
  });

  it('stays unknown behind the last known order of an incomplete side', () => {
    expect(indexes(applyBookEvents(incomplete, [added(9n, 31n)], 2))).toEqual([1n, 2n]);
    expect(indexes(applyBookEvents(incomplete, [added(9n, 25n)], 2))).toEqual([1n, 9n, 2n]);
  });

  it('that sold everything at once never appears', () => {
    const own: BookEvent = { kind: 'UpdateOrderInfo', soldToken: TOKEN0, index: 9n, outNum: 5n, inNum: 10n };
    expect(indexes(applyBookEvents(book, [added(9n, 19n), own], 2))).toEqual([1n, 2n]);
  });
});

describe('fills and cancels', () => {
  it('reduce the remainder and keep the position; an order without remainder leaves the list', () => {
    const part: BookEvent = { kind: 'UpdateOrderInfo', soldToken: TOKEN0, index: 1n, outNum: 8n, inNum: 4n };
    const rest: BookEvent = { kind: 'CancelOrderWithNum', soldToken: TOKEN0, index: 1n, num: 6n };
    const partly = applyBookEvents(book, [part], 2);
    expect(partly.ok && partly.value.side0.orders[0]).toMatchObject({ index: 1n, from: 10n, remain: 6n });
    expect(indexes(applyBookEvents(book, [part, rest], 2))).toEqual([2n]);
  });

  it('require reading again if a complete list lacks the order', () => {
    const event: BookEvent = { kind: 'CancelOrderWithNum', soldToken: TOKEN0, index: 77n, num: 1n };
    expect(applyBookEvents(book, [event], 2)).toEqual({ ok: false, error: { code: 'unknownOrder', index: 77n } });
    expect(indexes(applyBookEvents(incomplete, [event], 2))).toEqual([1n, 2n]);
  });

  it('beyond an order’s remainder require reading again', () => {
    const event: BookEvent = { kind: 'UpdateOrderInfo', soldToken: TOKEN1, index: 3n, outNum: 1n, inNum: 11n };
    expect(applyBookEvents(book, [event], 2)).toEqual({ ok: false, error: { code: 'remainExceeded', index: 3n } });
  });

  it('that use up the known part of an incomplete side require reading again', () => {
    const empty = { ...incomplete, side0: { ...incomplete.side0, orders: [] } };
    const fill: BookEvent = { kind: 'UpdateOrderInfo', soldToken: TOKEN0, index: 5n, outNum: 1n, inNum: 1n };
    expect(applyBookEvents(empty, [fill], 2)).toEqual({ ok: false, error: { code: 'sideExhausted' } });
    expect(applyBookEvents(empty, [added(9n, 1n)], 2)).toEqual({ ok: false, error: { code: 'sideExhausted' } });
  });
});

it('the block and the reserves follow, an untouched side keeps its identity', () => {
  const after = applyBookEvents(book, [{ kind: 'Sync', reserve0: 5n, reserve1: 6n }], 7);
  expect(after).toEqual({ ok: true, value: { ...book, blockNumber: 7, reserve0: 5n, reserve1: 6n } });
  expect(after.ok && after.value.side0).toBe(book.side0);
});

it('the events of a quoted order lead to the book that the quote predicted', () => {
  fc.assert(
    fc.property(anyOrder, ({ market, order }) => {
      const before = bookOf(market);
      const quoted = quoteOrder(market, order);
      if (!quoted.ok) return;
      const { fills, spent, received, reserveSoldAfter, reserveBoughtAfter } = quoted.value;
      const placed = { index: 999n, maker: TAKER };
      const events: BookEvent[] = [
        { kind: 'AddOrder', soldToken: TOKEN0, ...order, ...placed },
        ...fills.map(({ index, toMaker, taken }): BookEvent => ({
          kind: 'UpdateOrderInfo',
          soldToken: TOKEN1,
          index,
          outNum: toMaker,
          inNum: taken,
        })),
        { kind: 'Sync', reserve0: reserveSoldAfter, reserve1: reserveBoughtAfter },
        { kind: 'UpdateOrderInfo', soldToken: TOKEN0, index: 999n, outNum: received, inNum: spent },
      ];
      const after = applyBookEvents(before, events, 2);
      expect(after.ok && orientMarket(after.value, TOKEN0)).toEqual({
        ...applyOrder(market, quoted.value, placed),
        oppositeComplete: true,
      });
    }),
  );
});
