import { buildLadder } from '#domain/orderBook/buildLadder.ts';
import { applyBookEvents } from '#domain/orderBook/applyBookEvents.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { bookOf, deepList, maker, TOKEN1 } from '../../tests/domain/orderBook/markets.ts';
import { atMost, figure, type Findings } from './figures.ts';
import { median } from './timing.ts';

const UNIT = 10n ** 18n;
const SIZE = 10n * UNIT;
const RESERVE = 1_000_000n * UNIT;
const CHANGED = 100;
const BLOCKS = 60;
const WARM_UP = 20;
const ROWS = 30;

export const bookWith = (levels: number): PairBook => {
  const side = levels / 2;
  const orders = (first: bigint) => deepList(side, SIZE, (SIZE * 1001n) / 1000n, (SIZE * 12n) / 10n, first);
  return bookOf({ reserveSold: RESERVE, reserveBought: RESERVE, same: orders(1n), opposite: orders(10_001n) });
};

const eventOf = (book: PairBook, block: number, number: number): BookEvent => {
  const side = number % 2 === 0 ? book.side0 : book.side1;
  const order = side.orders[(number * 7919 + block * 31) % side.orders.length];
  if (!order) throw new Error('The book has become empty');
  const { soldToken } = side;
  if (number % 4 < 2) return { kind: 'UpdateOrderInfo', soldToken, index: order.index, outNum: 1n, inNum: 1n };
  const index = BigInt(100_000 + block * CHANGED + number);
  return { kind: 'AddOrder', soldToken, maker: maker(number % 7), from: order.from, to: order.to, index };
};

/** Half of the changes fill resting orders, the other half adds orders. */
export const changesOf = (book: PairBook): readonly BookEvent[] =>
  Array.from({ length: CHANGED }, (_, number) => eventOf(book, book.blockNumber, number));

/** The sides grow a little with every block. */
const measure = (levels: number, maxMs: number): Findings => {
  let book = bookWith(levels);
  const events: number[] = [];
  const ladder: number[] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    const changes = changesOf(book);
    const start = performance.now();
    const next = applyBookEvents(book, changes, book.blockNumber + 1);
    const applied = performance.now();
    if (!next.ok) throw new Error(`The events do not fit: ${next.error.code}`);
    const { asks } = buildLadder({
      book: next.value,
      base: TOKEN1,
      step: { numerator: 1n, denominator: 1000n },
      levels: ROWS,
    });
    const built = performance.now();
    if (asks.length === 0) throw new Error('The ladder is empty');
    book = block % 10 === 9 ? bookWith(levels) : next.value;
    if (block >= WARM_UP) {
      events.push(applied - start);
      ladder.push(built - applied);
    }
  }
  const both = events.map((ms, i) => ms + (ladder[i] ?? 0));
  return {
    changed: CHANGED,
    events: atMost(maxMs, median(events), 'ms'),
    withLadder: figure(median(both), 'ms'),
    rows: 2 * ROWS,
  };
};

/** Merges the changes of a block, and builds a ladder of 60 rows. */
export const measureBookEvents = (): Findings => ({ 1000: measure(1000, 0.9), 10_000: measure(10_000, 2.1) });
