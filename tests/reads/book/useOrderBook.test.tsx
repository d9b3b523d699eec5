import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PairBook } from '#domain/orderBook/types.ts';
import { failed, loading, ready, reloading, valueOf } from '#lib/loadable.ts';
import { createKeptBook, useBookBlock, useOrderBook, usePairState } from '#reads/book/useOrderBook.ts';
import { bookStore, type BookReading } from '#stores/bookStore.ts';
import { mockBook, MYT, USDC } from '../../pages/trade/mockMarket.ts';

const show = (book: BookReading['book'], state: BookReading['state'] = 'EXISTS'): void =>
  act(() => bookStore.record(mockBook().pair, { state, book }));

const countDraws = <T,>(useHook: () => T) => {
  let draws = 0;
  const { result } = renderHook(() => {
    draws += 1;
    return useHook();
  });
  return { shown: () => result.current, draws: () => draws };
};

it('draws the readers of a book and of its state in no block that changes neither, only those of its block', () => {
  const book = countDraws(() => useOrderBook(MYT.address, USDC.address));
  const state = countDraws(() => usePairState(USDC.address, MYT.address));
  const block = countDraws(() => useBookBlock(MYT.address, USDC.address));
  const first = mockBook();
  const { blockNumber } = first;
  show(ready(first));
  const before = [book.draws(), state.draws(), block.draws()];
  for (const age of [1, 2, 3]) show(ready({ ...first, blockNumber: blockNumber + age }));
  expect(valueOf(book.shown())).toBe(first);
  expect([book.draws(), state.draws(), block.draws()].map((draws, i) => draws - (before[i] ?? 0))).toEqual([0, 0, 3]);
  expect(block.shown()).toBe(blockNumber + 3);
  show(failed({ code: 'noPair' }), 'NOT_EXISTS');
  expect([book.shown().status, state.shown(), block.shown()]).toEqual(['failed', 'NOT_EXISTS', undefined]);
});

const variants: readonly Partial<PairBook>[] = [
  {},
  { reserve0: 1n },
  { reserve1: 1n },
  { side0: { ...mockBook().side0 } },
  { side1: { ...mockBook().side1 } },
];

it('differs from the last reading in the block at most, whatever was read before', () => {
  const book = mockBook();
  const books = variants.map((change) => ({ ...book, ...change }));
  const anyReading = fc
    .tuple(fc.constantFrom(...books), fc.nat(), fc.constantFrom('ready', 'reloading', 'failed', 'loading'))
    .map(([read, blockNumber, status]): BookReading['book'] => {
      const newest = { ...read, blockNumber };
      if (status === 'loading') return loading;
      if (status === 'failed') return failed({ code: 'unreadable' }, newest);
      return status === 'ready' ? ready(newest) : reloading(newest);
    });
  fc.assert(
    fc.property(fc.array(anyReading, { minLength: 1, maxLength: 12 }), (readings) => {
      const keep = createKeptBook();
      for (const reading of readings) {
        const kept = keep(reading);
        expect(kept.status).toBe(reading.status);
        const [shown, read] = [valueOf(kept), valueOf(reading)];
        expect(shown && { ...shown, blockNumber: 0 }).toEqual(read && { ...read, blockNumber: 0 });
      }
    }),
  );
});
