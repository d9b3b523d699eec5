import type { Heads } from '../chain/bookReads.ts';
import type { BookLog } from '../chain/logs.ts';
import { rules } from '../config/rules.ts';
import { applyBookEvents } from '../domain/orderBook/applyBookEvents.ts';
import type { BookSide, PairBook } from '../domain/orderBook/types.ts';

/** A book that is kept up to date by its events. */
export interface LiveBook {
  readonly book: PairBook;
  /** The block the lists were read at; events up to it are part of them. */
  readonly seedBlock: number;
  /** The logs of the last blocks that were applied, by id. */
  readonly seen: ReadonlySet<string>;
}

/** The first block whose logs are asked for: the last blocks come once more, to be compared with what was seen. */
export const logsFrom = ({ book }: LiveBook): number => book.blockNumber + 1 - rules.bookOverlapBlocks;

const byPlace = (a: BookLog, b: BookLog): number => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

const fitsHead = ({ orders, complete }: BookSide, head: bigint): boolean => {
  const [best] = orders;
  return best === undefined ? complete && head === 0n : best.index === head;
};

/** The logs that belong to the pair and do not come from blocks before the lists were read, in chain order. */
const logsOfPair = (logs: readonly BookLog[], { book, seedBlock }: LiveBook): readonly BookLog[] => {
  const tokens = [book.token0, book.token1];
  return logs
    .filter(({ soldToken, wantedToken }) => tokens.includes(soldToken) && tokens.includes(wantedToken))
    .filter(({ blockNumber }) => blockNumber > seedBlock)
    .sort(byPlace);
};

/**
 * The book at block `blockNumber`, from the logs since `logsFrom` and that block's reserves and heads. Logs of later
 * blocks are left for the next time. Undefined if the book has to be read anew: a log came late, a block was replaced,
 * or the events do not lead to the heads the contract has.
 */
export const followBook = (
  live: LiveBook,
  logs: readonly BookLog[],
  heads: Heads,
  blockNumber: number,
): LiveBook | undefined => {
  const own = logsOfPair(logs, live).filter((log) => log.blockNumber <= blockNumber);
  const again = own.filter((log) => log.blockNumber <= live.book.blockNumber);
  if (again.length !== live.seen.size || again.some(({ id }) => !live.seen.has(id))) return undefined;
  const fresh = own.slice(again.length).map(({ event }) => event);
  const { reserve0, reserve1, head0, head1 } = heads;
  const applied = applyBookEvents(live.book, [...fresh, { kind: 'Sync', reserve0, reserve1 }], blockNumber);
  if (!applied.ok) return undefined;
  const { side0, side1 } = applied.value;
  if (!fitsHead(side0, head0) || !fitsHead(side1, head1)) return undefined;
  const recent = own.filter((log) => log.blockNumber > blockNumber - rules.bookOverlapBlocks);
  return { book: applied.value, seedBlock: live.seedBlock, seen: new Set(recent.map(({ id }) => id)) };
};
