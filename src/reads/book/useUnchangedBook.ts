import { useState } from 'react';
import type { PairBook } from '#domain/orderBook/types.ts';

const FIELDS = ['pair', 'reserve0', 'reserve1', 'side0', 'side1'] as const;

type Kept = PairBook | undefined;

const createUnchangedBook = () => {
  let kept: Kept;
  return (book: Kept): Kept => {
    const isSame = book && kept && FIELDS.every((field) => book[field] === kept?.[field]);
    if (!isSame) kept = book;
    return kept;
  };
};

/** The same object while the reserves and orders stay, so its block may be old: for parts that show no block. */
export const useUnchangedBook = (book: Kept): Kept => {
  const [unchangedOf] = useState(createUnchangedBook);
  return unchangedOf(book);
};
