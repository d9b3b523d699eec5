import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BookLog } from '#chain/logs/logs.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import { insertionIndex } from '#domain/orderBook/insertionIndex.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import { rules } from '#config/rules.ts';
import { err, ok } from '#lib/result.ts';
import type { BookReading } from '#stores/bookStore.ts';
import type { PollPhase } from '#updaters/block/blockSubscribers.ts';
import { createPairTracker } from '#updaters/book/pairTracker.ts';
import { BOOK, order, setBook, tokens } from '../../support/fakeBook.ts';
import { createFakeNode, keyOf } from '../../support/fakeNode.ts';

const { token0, token1 } = tokens;

/** A change of a side in a block: an order is added at a price, or the order at a position is filled or cancelled. */
interface Happening {
  readonly side: 0 | 1;
  readonly kind: 'add' | 'fill' | 'cancel';
  readonly number: number;
}

interface World {
  readonly sides: readonly [readonly RestingOrder[], readonly RestingOrder[]];
  readonly logs: readonly BookLog[];
  readonly reserves: readonly [bigint, bigint];
}

/** A contract's book, its events, and what a node answers about them. */
const createChain = (details: boolean) => {
  const node = createFakeNode();
  let block = 100;
  let fork = 0;
  let nextIndex = 10;
  let world: World = { sides: [[order(1, 50), order(2, 60)], [order(3, 40)]], logs: [], reserves: [1000n, 2000n] };
  const worlds = new Map<number, World>([[block, world]]);

  const happen = ({ side, kind, number }: Happening): void => {
    const [soldToken, boughtToken] = side === 0 ? [token0, token1] : [token1, token0];
    const orders = [...world.sides[side]];
    const position = number % Math.max(1, orders.length);
    const found = orders[position];
    let event: BookEvent;
    if (kind === 'add' || !found) {
      const added = order((nextIndex += 1), 30 + (number % 50));
      orders.splice(insertionIndex(orders, added), 0, added);
      const { maker, from, to, index } = added;
      event = { kind: 'AddOrder', maker, soldToken, from, to, index };
    } else if (kind === 'cancel') {
      orders.splice(position, 1);
      event = { kind: 'CancelOrderWithNum', soldToken, index: found.index, num: found.remain };
    } else {
      const inNum = BigInt(number % Number(found.remain)) + 1n;
      const remain = found.remain - inNum;
      orders.splice(position, 1, ...(remain > 0n ? [{ ...found, remain }] : []));
      event = { kind: 'UpdateOrderInfo', soldToken, index: found.index, outNum: 1n, inNum };
    }
    const logIndex = world.logs.length;
    const log = { event, soldToken, boughtToken, blockNumber: block, logIndex, id: `${fork}-${block}-${logIndex}` };
    const sides = side === 0 ? ([orders, world.sides[1]] as const) : ([world.sides[0], orders] as const);
    const [reserve0, reserve1] = world.reserves;
    world = { sides, logs: [...world.logs, log], reserves: [reserve0 + 1n, reserve1 + 2n] };
  };

  const mine = (happenings: readonly Happening[]): void => {
    block += 1;
    happenings.forEach(happen);
    worlds.set(block, world);
  };

  const outcomeOf = (call: Call): CallOutcome => {
    const found = node.contracts.get(keyOf(call));
    if (found === undefined) return { status: 'unsupported' };
    if (found === 'revert' || found === 'burnsAllGas') return { status: 'reverted', data: '0x' };
    return { status: 'success', data: typeof found === 'function' ? found() : found };
  };

  return {
    mine,
    /** The last blocks are replaced by others without what happened in them. */
    replace(depth: number): void {
      fork += 1;
      const before = worlds.get(block - depth);
      if (!before) return;
      world = before;
      for (let number = block - depth + 1; number <= block; number += 1) worlds.set(number, world);
    },
    block: () => block,
    answer(calls: readonly Call[]): readonly CallOutcome[] {
      node.contracts.clear();
      setBook(node, { side0: world.sides[0], side1: world.sides[1], reserves: world.reserves, details });
      return calls.map(outcomeOf);
    },
    logsFrom: (from: number | undefined) =>
      from === undefined ? err('not asked') : ok(world.logs.filter(({ blockNumber }) => blockNumber >= from)),
    truth: () => ({
      blockNumber: block,
      reserve0: world.reserves[0],
      reserve1: world.reserves[1],
      side0: { soldToken: token0, orders: world.sides[0], complete: true },
      side1: { soldToken: token1, orders: world.sides[1], complete: true },
    }),
  };
};

type Trouble = 'none' | 'noLogs' | 'unread';

const follow = (details: boolean) => {
  const chain = createChain(details);
  const tracker = createPairTracker(BOOK, tokens);
  let lastBlock: number | undefined;
  let nowMs = 0;
  let reading: BookReading | undefined;
  const ask = (phase: PollPhase, trouble: Trouble): number => {
    const calls = tracker.request(phase, nowMs);
    if (calls.length === 0) return 0;
    const answers = chain.answer(calls);
    reading = tracker.receive(
      {
        blockNumber: chain.block(),
        calls: trouble === 'unread' ? calls.map(() => ({ status: 'unread' })) : answers,
        logs: trouble === 'noLogs' ? err('busy') : chain.logsFrom(tracker.logsFrom()),
      },
      nowMs,
    );
    return calls.length;
  };
  return {
    chain,
    reading: () => reading,
    rewind: (): void => {
      lastBlock = undefined;
    },
    pause: (ms: number): void => {
      nowMs += ms;
    },
    newBlock(trouble: Trouble = 'none'): number {
      const requests = ask({ kind: 'newBlock', lastBlock }, trouble);
      lastBlock = chain.block();
      return requests;
    },
    sameBlock: (trouble: Trouble = 'none'): number => ask({ kind: 'sameBlock', blockNumber: chain.block() }, trouble),
  };
};

const happening: fc.Arbitrary<Happening> = fc.record({
  side: fc.constantFrom(0, 1),
  kind: fc.constantFrom('add', 'fill', 'cancel'),
  number: fc.nat(1000),
});
const step = fc.record({
  blocks: fc.array(fc.array(happening, { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  trouble: fc.constantFrom<Trouble>('none', 'none', 'none', 'noLogs', 'unread'),
  replaced: fc.constantFrom(0, 0, 0, 1, 2),
  isRewound: fc.constantFrom(false, false, false, true),
  pauseMs: fc.constantFrom(2000, 2000, 2 * rules.book.catchUpMs),
  again: fc.nat(3),
});

it.each([true, false])(
  'a book that is ready is the one the contract has, whatever node and chain do (details of pages: %s)',
  (details) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const page = follow(details);
        const isRight = (): void => {
          const book = page.reading()?.book;
          if (book?.status === 'ready') expect(book.value).toMatchObject(page.chain.truth());
        };
        let isRead = false;
        for (const { blocks, trouble, replaced, isRewound, pauseMs, again } of steps) {
          if (isRead && replaced > 0) page.chain.replace(replaced);
          blocks.forEach((happenings) => page.chain.mine(happenings));
          if (isRewound) page.rewind();
          page.pause(pauseMs);
          page.newBlock(trouble);
          isRight();
          for (let i = 0; i < again; i += 1) {
            page.sameBlock();
            isRight();
          }
          isRead = true;
        }
        page.chain.mine([]);
        page.newBlock();
        for (let i = 0; i < 3; i += 1) page.sameBlock();
        expect(page.reading()?.book.status).toBe('ready');
        isRight();
      }),
      { numRuns: 25 },
    );
  },
);

const opened = () => {
  const page = follow(true);
  page.newBlock();
  page.sameBlock();
  expect(page.reading()?.book.status).toBe('ready');
  return page;
};

it('after answers that were no use nothing is requested of the same block again', () => {
  const page = follow(true);
  expect(page.newBlock('unread')).toBe(3);
  expect([page.sameBlock(), page.reading()?.state]).toEqual([0, 'LOADING']);
  page.chain.mine([]);
  expect(page.newBlock()).toBe(3);
  expect(page.sameBlock()).toBeGreaterThan(0);
});

it('events of block after block need no other reading', () => {
  const page = opened();
  for (let i = 0; i < 4; i += 1) {
    page.chain.mine([{ side: 0, kind: 'add', number: i }]);
    expect(page.newBlock()).toBe(3);
    expect(page.reading()?.book.status).toBe('ready');
  }
});

it('a block that could not be read keeps the last book in sight', () => {
  const page = opened();
  const { blockNumber } = page.chain.truth();
  page.chain.mine([]);
  page.newBlock('unread');
  expect(page.reading()).toMatchObject({ state: 'EXISTS', book: { status: 'loading', value: { blockNumber } } });
});

it('asks for logs since its own block, and for none before it knows the heads', () => {
  const tracker = createPairTracker(BOOK, tokens);
  tracker.request({ kind: 'newBlock', lastBlock: undefined }, 0);
  expect(tracker.logsFrom()).toBeUndefined();
  const chain = createChain(true);
  const calls = tracker.request({ kind: 'newBlock', lastBlock: 99 }, 0);
  tracker.receive({ blockNumber: 100, calls: chain.answer(calls), logs: err('not asked') }, 0);
  tracker.request({ kind: 'sameBlock', blockNumber: 100 }, 0);
  expect(tracker.logsFrom()).toBe(101 - rules.book.overlapBlocks);
});

it('the first blocks of a chain have no logs below block 0', () => {
  const tracker = createPairTracker(BOOK, tokens);
  const chain = createChain(true);
  const calls = tracker.request({ kind: 'newBlock', lastBlock: undefined }, 0);
  tracker.receive({ blockNumber: 0, calls: chain.answer(calls), logs: err('not asked') }, 0);
  tracker.request({ kind: 'sameBlock', blockNumber: 0 }, 0);
  expect(tracker.logsFrom()).toBe(0);
});

it.each([
  [rules.book.catchUpMs, 3],
  [rules.book.catchUpMs + 1, 7],
])('%i ms after the last answers a block asks for %i things: after a long pause the lists too', (ms, requests) => {
  const page = opened();
  page.chain.mine([]);
  page.pause(ms);
  expect(page.newBlock()).toBe(requests);
});
