import type { Heads } from '#chain/reading/bookReads.ts';
import type { BookLog } from '#chain/logs/logs.ts';
import { rules } from '#config/rules.ts';
import { applyBookEvents } from '#domain/orderBook/applyBookEvents.ts';
import type { BookSide, PairBook } from '#domain/orderBook/types.ts';
import type { Result } from '#lib/result.ts';

export interface LiveBook {
  readonly book: PairBook;
  /** Ids of the last blocks' logs that the book includes; undefined if these logs could not be read. */
  readonly seen: ReadonlySet<string> | undefined;
  readonly checkedAt: number;
  readonly checks: number;
}

export const logsFrom = (blockNumber: number): number => blockNumber + 1 - rules.book.overlapBlocks;

const byLogOrder = (a: BookLog, b: BookLog): number => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

const fitsHead = ({ orders, complete }: BookSide, head: bigint): boolean => {
  const [best] = orders;
  return best === undefined ? complete && head === 0n : best.index === head;
};

const logsOfPair = (logs: readonly BookLog[], { token0, token1 }: PairBook, upTo: number): readonly BookLog[] => {
  const tokens = [token0, token1];
  return logs
    .filter(({ soldToken, boughtToken }) => tokens.includes(soldToken) && tokens.includes(boughtToken))
    .filter(({ blockNumber }) => blockNumber <= upTo)
    .sort(byLogOrder);
};

const recentIds = (own: readonly BookLog[], blockNumber: number): ReadonlySet<string> =>
  new Set(own.filter((log) => log.blockNumber > blockNumber - rules.book.overlapBlocks).map(({ id }) => id));

export const beginToFollow = (book: PairBook, logs: Result<readonly BookLog[], unknown>): LiveBook => ({
  book,
  seen: logs.ok ? recentIds(logsOfPair(logs.value, book, book.blockNumber), book.blockNumber) : undefined,
  checkedAt: book.blockNumber,
  checks: 0,
});

/**
 * Undefined if the book must be read again: a late log, a replaced block, or events that do not lead to the contract's
 * heads.
 */
export const followBook = (
  live: LiveBook,
  logs: readonly BookLog[],
  heads: Heads,
  blockNumber: number,
): LiveBook | undefined => {
  const { seen } = live;
  const own = logsOfPair(logs, live.book, blockNumber);
  const again = own.filter((log) => log.blockNumber <= live.book.blockNumber);
  if (seen && (again.length !== seen.size || again.some(({ id }) => !seen.has(id)))) return undefined;
  const fresh = own.slice(again.length).map(({ event }) => event);
  const { reserve0, reserve1, head0, head1 } = heads;
  const applied = applyBookEvents(live.book, [...fresh, { kind: 'Sync', reserve0, reserve1 }], blockNumber);
  if (!applied.ok) return undefined;
  const { side0, side1 } = applied.value;
  if (!fitsHead(side0, head0) || !fitsHead(side1, head1)) return undefined;
  return { ...live, book: applied.value, seen: recentIds(own, blockNumber) };
};
