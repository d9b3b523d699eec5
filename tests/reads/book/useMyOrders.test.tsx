import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyBookEvents } from '#domain/orderBook/applyBookEvents.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { failed, ready, reloading, valueOf } from '#lib/loadable.ts';
import { useMyOrders } from '#reads/book/useMyOrders.ts';
import { bookStore, type BookReading } from '#stores/bookStore.ts';
import { ask, E18, mockBook, MYT, USDC } from '../../pages/trade/mockMarket.ts';
import { openReads } from '../../support/readAnswers.tsx';

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const own = { ...ask(42, 5_000n, 4225n), maker: alice } as const;

const withOwn = (): PairBook => {
  const { side1, ...rest } = mockBook();
  return { ...rest, side1: { ...side1, orders: [...side1.orders, own] } };
};

const open = () => {
  const { wrapper } = openReads();
  const view = renderHook(
    ({ account }: { readonly account: Address | undefined }) => useMyOrders(account, MYT.address, USDC.address),
    { wrapper, initialProps: { account: alice as Address | undefined } },
  );
  const show = (book: BookReading['book']): void =>
    act(() => bookStore.record(mockBook().pair, { state: 'EXISTS', book }));
  return { ...view, show, remains: () => valueOf(view.result.current)?.map(({ remain }) => remain) };
};

const after = (book: PairBook, ...events: readonly BookEvent[]): PairBook => {
  const next = applyBookEvents(book, events, book.blockNumber + 1);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
};

it('returns the same orders over unchanged blocks, and new ones with the first fill and the cancellation', () => {
  const { result, show, remains } = open();
  let book = withOwn();
  show(ready(book));
  const first = result.current;
  expect(remains()).toEqual([own.remain]);
  for (let block = 0; block < 5; block += 1) {
    book = after(book);
    show(ready(book));
  }
  expect(result.current).toBe(first);
  book = after(book, {
    kind: 'UpdateOrderInfo',
    soldToken: MYT.address,
    index: own.index,
    inNum: 2_000n * E18,
    outNum: 1n,
  });
  show(ready(book));
  expect(remains()).toEqual([3_000n * E18]);
  show(ready(after(book, { kind: 'CancelOrderWithNum', soldToken: MYT.address, index: own.index, num: 3_000n * E18 })));
  expect(remains()).toEqual([]);
});

it('says at once that a book is read again or has failed, and follows the account', () => {
  const { result, show, remains, rerender } = open();
  const book = withOwn();
  show(ready(book));
  show(reloading(book));
  expect(result.current.status).toBe('loading');
  expect(remains()).toEqual([own.remain]);
  show(failed({ code: 'unreadable' }, book));
  expect(result.current.status).toBe('failed');
  show(ready(book));
  expect(result.current.status).toBe('ready');
  rerender({ account: '0x0000000000000000000000000000000000000009' });
  expect(remains()).toEqual([]);
  rerender({ account: undefined });
  expect(result.current.status).toBe('idle');
});
