import { expect, it } from 'vitest';
import { rules } from '#config/rules.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import { bookOf, deeperQueries, seedQueries, startAtHeads, withDeeperPages } from '#updaters/book/bookPages.ts';
import { listOf, PAIR, TOKEN0, TOKEN1 } from '../../domain/orderBook/markets.ts';

const tokens = { pair: PAIR, token0: TOKEN0, token1: TOKEN1 };
const heads = { head0: 1n, head1: 0n, reserve0: 10n, reserve1: 20n };
const orders = (count: number, first = 1n): readonly RestingOrder[] =>
  listOf(
    Array.from({ length: count }, () => ({ from: 5n, to: 5n })),
    first,
  );
const book = (count: number, complete: boolean) =>
  bookOf(tokens, heads, new Map([[TOKEN0, { orders: orders(count), complete }]]), 7);

it('an empty side is not requested', () => {
  expect(seedQueries(tokens, heads, undefined)).toEqual([
    { sold: TOKEN0, bought: TOKEN1, start: 1n, count: rules.book.pageSize, listed: rules.book.deepPageSize },
  ]);
});

it.each([
  [0, rules.book.pageSize],
  [rules.book.pageSize, rules.book.pageSize + 20],
  [rules.book.deepPageSize, rules.book.deepPageSize],
])('a side of %i known orders is read with a page of %i: a little more than known, within a page', (known, count) => {
  expect(seedQueries(tokens, heads, book(known, true))[0]?.count).toBe(count);
});

it.each([
  [0, rules.book.phonePageSize],
  [10, 30],
  [rules.book.pageSize, rules.book.pageSize + 20],
])('a phone reads a side of %i known orders with %i, and lists no more than a first scan needs', (known, count) => {
  const [query] = seedQueries(tokens, heads, known > 0 ? book(known, true) : undefined, rules.book.phonePageSize);
  const listed = count < rules.book.pageSize ? count : rules.book.deepPageSize;
  expect(query).toMatchObject({ count, listed });
});

it('the first page is followed by the rest of the first scan, then by deep pages', () => {
  const { phonePageSize, pageSize, deepPageSize } = rules.book;
  const sizes = [phonePageSize, pageSize - 1, pageSize, 3 * pageSize].map(
    (known) => deeperQueries(book(known, false))[0]?.count,
  );
  expect(sizes).toEqual([pageSize, pageSize, deepPageSize, deepPageSize]);
});

it('lists belong to the heads they start at', () => {
  const queries = seedQueries(tokens, heads, undefined);
  expect(startAtHeads(queries, heads)).toBe(true);
  expect(startAtHeads(queries, { ...heads, head0: 2n })).toBe(false);
  expect(startAtHeads(queries, { ...heads, head1: 3n })).toBe(false);
  expect(startAtHeads([], { ...heads, head0: 0n })).toBe(true);
});

it('a side that goes on is read on from its last known order, up to the depth of the book', () => {
  expect(deeperQueries(book(3, false))).toMatchObject([{ sold: TOKEN0, bought: TOKEN1, start: 3n }]);
  expect(deeperQueries(book(3, true))).toEqual([]);
  expect(deeperQueries(book(rules.book.depth, false))).toEqual([]);
});

it('a side without a page is empty and complete', () => {
  expect(book(2, false)).toMatchObject({
    blockNumber: 7,
    reserve0: 10n,
    reserve1: 20n,
    side0: { soldToken: TOKEN0, complete: false },
    side1: { soldToken: TOKEN1, orders: [], complete: true },
  });
});

it('a deeper page joins behind its first order, which is the last known one', () => {
  const page = { orders: orders(3, 2n), complete: true };
  const joined = withDeeperPages(book(2, false), new Map([[TOKEN0, page]])).side0;
  expect(joined.orders.map(({ index }) => index)).toEqual([1n, 2n, 3n, 4n]);
  expect(joined.complete).toBe(true);
});

it('a deeper page that does not fit any more is left out', () => {
  const before = book(2, false);
  const page = { orders: orders(3, 9n), complete: true };
  expect(withDeeperPages(before, new Map([[TOKEN0, page]])).side0).toBe(before.side0);
  expect(withDeeperPages(before, new Map()).side0).toBe(before.side0);
});
