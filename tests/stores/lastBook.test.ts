import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { storageKeys } from '#config/storageKeys.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { storage } from '#lib/storage.ts';
import { keepLastBook, lastBookOf, type LastBook } from '#stores/lastBook.ts';
import { order, tokens } from '../support/fakeBook.ts';

const { token0, token1 } = tokens;

const kept = (side0: readonly RestingOrder[], side1: readonly RestingOrder[], reserve0 = 7n): LastBook => ({
  timestamp: 1_700_000_000,
  book: {
    ...tokens,
    blockNumber: 12,
    reserve0,
    reserve1: 9n,
    side0: { soldToken: token0, orders: side0, complete: true },
    side1: { soldToken: token1, orders: side1, complete: true },
  },
});

const amount = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n });
const orders = fc.array(
  fc
    .record({ index: amount, from: amount, to: amount, maker: fc.constant(ZERO_ADDRESS) })
    .chain((entry) => fc.bigInt({ min: 0n, max: entry.from }).map((remain) => ({ ...entry, remain }))),
  { maxLength: 60 },
);

afterEach(() => storage.remove(storageKeys.lastBook));

describe('the book of the last visit', () => {
  it('is what was shown: the best 50 orders of each side to the last unit, and not as if that were all', () => {
    fc.assert(
      fc.property(orders, orders, amount, (side0, side1, reserve0) => {
        const before = kept(side0, side1, reserve0);
        keepLastBook(before);
        const { book, timestamp } = lastBookOf(tokens) ?? {};
        expect(timestamp).toBe(before.timestamp);
        expect(book).toEqual({
          ...before.book,
          side0: { soldToken: token0, orders: side0.slice(0, 50), complete: false },
          side1: { soldToken: token1, orders: side1.slice(0, 50), complete: false },
        });
      }),
    );
  });

  it('is that of its market alone', () => {
    keepLastBook(kept([order(1, 5)], []));
    expect(lastBookOf({ ...tokens, pair: token0 })).toBeUndefined();
    expect(lastBookOf(tokens)).toBeDefined();
  });

  it('that somebody wrote over counts for nothing: no gap in a list looks like a price', () => {
    keepLastBook(kept([order(1, 5), order(2, 6)], [order(3, 7)]));
    const whole = storage.get(storageKeys.lastBook) ?? '';
    expect(lastBookOf(tokens)).toBeDefined();
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.string({ maxLength: 3 }), (index, text) => {
        storage.set(storageKeys.lastBook, whole.slice(0, index) + text + whole.slice(index + 1));
        const read = lastBookOf(tokens);
        if (!read) return;
        const { side0, side1 } = read.book;
        expect([side0.orders.length, side1.orders.length]).toEqual([2, 1]);
        for (const one of [...side0.orders, ...side1.orders]) {
          expect(one.from > 0n && one.to > 0n && one.remain <= one.from).toBe(true);
        }
      }),
    );
    for (const text of ['', 'null', '[]', '{}', JSON.stringify({ pair: tokens.pair })]) {
      storage.set(storageKeys.lastBook, text);
      expect(lastBookOf(tokens)).toBeUndefined();
    }
  });
});
