import { describe, expect, it } from 'vitest';
import { listedPool, marketRow, pricesOf } from '#features/markets/marketRows.ts';
import { createKeptRows } from '#pages/pool/explore/keptRows.ts';
import { poolRow, type PoolRow } from '#pages/pool/explore/poolRows.ts';
import { maticBook, mockBook } from '../trade/mockMarket.ts';

const books = [mockBook(), maticBook()];
const prices = pricesOf(books);
const swaps = [{ blockNumber: 5, in0: 10n, in1: 0n, out0: 0n, out1: 9n }];

const NO_PROGRAMMES: PoolRow['programmes'] = [];

/** A new copy, as for each block. */
const rowsAt = (now: number, bps: bigint, toBlock = 9): readonly PoolRow[] =>
  books.map((book) => {
    const facts = { tokens: new Map(), days: new Map(), reported: new Map(), prices, starred: new Set<string>(), now };
    return poolRow(marketRow(listedPool(book, book, prices), facts), {
      pool: undefined,
      days: 1,
      window: { fromBlock: 1, toBlock, swaps },
      reward: { bps },
      programmes: NO_PROGRAMMES,
    });
  });

describe('rows of Explore', () => {
  it('stay the same objects for a new block that changes no figure, so that none renders again', () => {
    const keep = createKeptRows();
    const first = keep(rowsAt(1, 5n));
    const next = keep(rowsAt(2, 5n));
    expect(next).toHaveLength(books.length);
    next.forEach((row, place) => expect(row).toBe(first[place]));
  });

  it('are new where a figure or the read blocks differ', () => {
    const keep = createKeptRows();
    const first = keep(rowsAt(1, 5n));
    const [reward] = keep(rowsAt(2, 6n));
    expect(reward).not.toBe(first[0]);
    expect(reward?.reward).toEqual({ bps: 6n });
    const [window] = keep(rowsAt(3, 6n, 10));
    expect(window?.window?.toBlock).toBe(10);
  });
});
