import { describe, expect, it } from 'vitest';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import { rules } from '#config/rules.ts';
import { ok } from '#lib/result.ts';
import { bookOf } from '#updaters/book/bookPages.ts';
import { callsOf, headsOf, planReads, takeAnswers, type Stage, type Tracking } from '#updaters/book/bookStages.ts';
import { BOOK, order, setBook, tokens, type FakeBookState } from '../../support/fakeBook.ts';
import { createFakeNode, keyOf } from '../../support/fakeNode.ts';

const { token0, token1 } = tokens;
const state: FakeBookState = { side0: [order(1, 50), order(3, 60)], side1: [order(2, 40)] };
const heads = { reserve0: 1000n, reserve1: 2000n, head0: 1n, head1: 2n };
/** The block that the books of these tests were read at, and the one after which a page of each list is compared. */
const READ_AT = 90;
const CHECKED = READ_AT + rules.book.checkBlocks;

const bookAt = (blockNumber: number, side0: readonly RestingOrder[] = state.side0, complete = true) =>
  bookOf(
    tokens,
    heads,
    new Map([
      [token0, { orders: side0, complete }],
      [token1, { orders: state.side1, complete: true }],
    ]),
    blockNumber,
  );
const liveAt = (...of: Parameters<typeof bookAt>): Tracking => {
  const book = bookAt(...of);
  return {
    stage: { kind: 'live', live: { book, seen: new Set(), checkedAt: READ_AT, checks: 0 }, lists: [] },
    known: book,
  };
};
const tracking = (stage: Stage): Tracking => ({ stage, known: undefined });

/** Answers of a contract in this state; `change` may replace any of them. */
const answersOf = (
  calls: readonly Call[],
  of: FakeBookState = state,
  change: (outcome: CallOutcome, at: number) => CallOutcome = (outcome) => outcome,
): readonly CallOutcome[] => {
  const node = createFakeNode();
  setBook(node, of);
  return calls.map((call, at) => {
    const found = node.contracts.get(keyOf(call));
    const data = typeof found === 'function' ? found() : found;
    return change(
      data === undefined || data === 'revert' || data === 'burnsAllGas'
        ? { status: 'unsupported' }
        : { status: 'success', data },
      at,
    );
  });
};

const take = (
  from: Tracking,
  phase: 'newBlock' | 'sameBlock',
  of?: FakeBookState,
  change?: (outcome: CallOutcome, at: number) => CallOutcome,
) => {
  const plan = planReads(tokens, from, phase);
  const calls = answersOf(callsOf(BOOK, tokens, plan), of, change);
  const { blockNumber = 99 } = from.known ?? {};
  return takeAnswers(tokens, from, plan, { blockNumber: blockNumber + 1, calls, logs: ok([]) });
};
const unreadFrom =
  (first: number) =>
  (outcome: CallOutcome, at: number): CallOutcome =>
    at < first ? outcome : { status: 'unread' };

describe('the next queries of a book', () => {
  it('the heads come with every block, and with the same block only where nothing is known', () => {
    expect(planReads(tokens, tracking({ kind: 'unknown' }), 'sameBlock').heads).toBe(true);
    const stages: readonly Stage[] = [
      { kind: 'headsKnown', heads },
      { kind: 'listed', heads, lists: [] },
    ];
    for (const stage of [...stages, liveAt(100).stage]) {
      expect(planReads(tokens, tracking(stage), 'newBlock').heads).toBe(true);
      expect(planReads(tokens, tracking(stage), 'sameBlock').heads).toBe(false);
    }
  });

  it('indexes of an earlier block are dropped with the next one', () => {
    const lists = [{ query: { sold: token0, bought: token1, start: 1n, count: 100, listed: 500 }, indexes: [1n] }];
    const listed = tracking({ kind: 'listed', heads, lists });
    expect(planReads(tokens, listed, 'newBlock').lists).toEqual([]);
    expect(planReads(tokens, listed, 'sameBlock').lists).toBe(lists);
  });

  it.each([
    [CHECKED, 'check', 2],
    [CHECKED - 1, 'deepen', 0],
  ])('after block %i a complete book is read to %s, with %i pages', (block, purpose, pages) => {
    const plan = planReads(tokens, liveAt(block), 'newBlock');
    expect([plan.purpose, plan.pages.length]).toEqual([purpose, pages]);
  });

  it('the known heads of a book are its best orders, and 0 for an empty side', () => {
    expect(headsOf(bookAt(1))).toEqual(heads);
    expect(headsOf(bookAt(1, []))).toEqual({ ...heads, head0: 0n });
  });
});

describe('a book that is not known yet', () => {
  it('a pair without a pool is reported, and tried again from the start', () => {
    const step = take(tracking({ kind: 'unknown' }), 'newBlock', undefined, () => ({ status: 'unsupported' }));
    expect(step).toEqual({ tracking: tracking({ kind: 'unknown' }), problem: 'noPair' });
  });

  it('an empty book is live without any page', () => {
    const { tracking: next } = take(tracking({ kind: 'unknown' }), 'newBlock', { side0: [], side1: [] });
    expect(next.stage.kind).toBe('live');
    expect(next.known).toMatchObject({ side0: { orders: [], complete: true }, side1: { orders: [], complete: true } });
  });

  it('lists read from heads that have changed since are not taken; the new heads are the next to start from', () => {
    const changed = { ...state, side0: [order(9, 30), ...state.side0] };
    const step = take(tracking({ kind: 'headsKnown', heads }), 'newBlock', changed);
    expect(step).toEqual({ tracking: tracking({ kind: 'headsKnown', heads: { ...heads, head0: 9n } }) });
  });

  it('a page that could not be read is a problem, and the heads stay known', () => {
    const from = tracking({ kind: 'headsKnown', heads });
    expect(take(from, 'sameBlock', state, unreadFrom(1))).toEqual({ tracking: from, problem: 'unread' });
  });

  it('a page of orders of the other side is not taken for this one', () => {
    const from = tracking({ kind: 'headsKnown', heads: { ...heads, head1: 0n } });
    const other = answersOf(
      callsOf(BOOK, tokens, planReads(tokens, tracking({ kind: 'headsKnown', heads }), 'sameBlock')),
    );
    const step = take(from, 'sameBlock', state, (outcome, at) => (at === 1 ? (other[3] ?? outcome) : outcome));
    expect(step.tracking.stage.kind).toBe('headsKnown');
    expect(step.problem).toBeDefined();
  });

  it('a contract without details is read by index: first the indexes, then their details', () => {
    const bare = { ...state, details: false };
    const { tracking: listed, problem } = take(tracking({ kind: 'headsKnown', heads }), 'sameBlock', bare);
    expect([listed.stage.kind, problem]).toEqual(['listed', undefined]);
    expect(take(listed, 'sameBlock', bare).tracking.known).toMatchObject({ side0: { orders: state.side0 } });
  });

  it('details that do not come lead back to the heads', () => {
    const bare = { ...state, details: false };
    const { tracking: listed } = take(tracking({ kind: 'headsKnown', heads }), 'sameBlock', bare);
    expect(take(listed, 'sameBlock', bare, unreadFrom(0))).toEqual({
      tracking: tracking({ kind: 'headsKnown', heads }),
      problem: 'unread',
    });
  });
});

describe('a live book', () => {
  it('follows its events; heads that they do not lead to are read again, with the last book in sight', () => {
    const from = liveAt(100);
    expect(take(from, 'newBlock').tracking.known?.blockNumber).toBe(101);
    const step = take(from, 'newBlock', { ...state, side0: [order(9, 30), ...state.side0] });
    expect(step.tracking).toEqual({ stage: { kind: 'headsKnown', heads: { ...heads, head0: 9n } }, known: from.known });
  });

  it('heads that could not be read are requested alone, with the last book in sight', () => {
    const from = liveAt(100);
    const step = take(from, 'newBlock', state, unreadFrom(0));
    expect(step).toEqual({ tracking: { stage: { kind: 'unknown' }, known: from.known }, problem: 'unread' });
  });

  it('one that a page does not bear out is read again', () => {
    const wrong = { ...state, side0: [order(1, 50), { ...order(3, 60), remain: 7n }] };
    expect(take(liveAt(CHECKED), 'newBlock').tracking.stage).toMatchObject({
      live: { checkedAt: CHECKED + 1, checks: 1 },
    });
    expect(take(liveAt(CHECKED), 'newBlock', wrong).tracking.stage.kind).toBe('headsKnown');
    expect(take(liveAt(CHECKED), 'newBlock', { ...wrong, side0: [order(1, 50)] }).tracking.stage.kind).toBe(
      'headsKnown',
    );
  });

  it('a page that could not be read says nothing against it', () => {
    const step = take(liveAt(CHECKED), 'newBlock', state, unreadFrom(3));
    expect([step.tracking.stage.kind, step.problem]).toEqual(['live', undefined]);
  });

  it('takes what lies behind its last order, and keeps what it has where that does not come', () => {
    const from = liveAt(100, [order(1, 50)], false);
    expect(take(from, 'sameBlock').tracking.known?.side0).toMatchObject({ orders: state.side0, complete: true });
    const missed = take(from, 'sameBlock', state, unreadFrom(0));
    expect(missed.problem).toBe('unread');
    expect(missed.tracking.known).toBe(from.known);
  });

  it('pages behind the last order that do not come with a new block hold the block up in nothing', () => {
    const step = take(liveAt(100, [order(1, 50)], false), 'newBlock', state, unreadFrom(3));
    expect(step.problem).toBeUndefined();
    expect(step.tracking.known?.blockNumber).toBe(101);
  });
});
