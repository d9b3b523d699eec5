import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUnchangedBook } from '#reads/book/useUnchangedBook.ts';
import { mockBook } from '../../pages/trade/mockMarket.ts';

it('keeps the book over blocks that change no reserve and no order', () => {
  const book = mockBook();
  const { result, rerender } = renderHook(useUnchangedBook, { initialProps: book });
  rerender({ ...book, blockNumber: book.blockNumber + 1 });
  expect(result.current).toBe(book);
  const traded = { ...book, blockNumber: book.blockNumber + 2, reserve0: book.reserve0 + 1n };
  rerender(traded);
  expect(result.current).toBe(traded);
  const ordered = { ...traded, blockNumber: book.blockNumber + 3, side1: { ...book.side1 } };
  rerender(ordered);
  expect(result.current).toBe(ordered);
});
