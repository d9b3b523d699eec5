import { describe, expect, it } from 'vitest';
import { applyBookEvents } from '#domain/orderBook/applyBookEvents.ts';
import type { BookEvent } from '#domain/orderBook/events.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import { poolOutput } from '#domain/orderBook/poolCurve.ts';
import { quoteOrder } from '#domain/orderBook/quoteOrder.ts';
import type { OrderMarket, OrderQuote, PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { quote, type VectorInput } from '../../vectors/adapter.ts';
import { PAIR, TOKEN0, TOKEN1 } from './markets.ts';
import {
  ordersOf,
  personOf,
  recorded,
  type SequenceOp,
  type SequenceVector,
  type Side,
  type TakerVector,
  type VectorState,
} from './vectorFile.ts';
import { applyOrder } from '../../vectors/applyOrder.ts';

/** The recorded build's stack allows a walk over this many entries. */
const MAX_WALK = 141;

const TOKENS: Record<Side, Address> = { A: TOKEN0, B: TOKEN1 };
const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');
const pick = <T>(pair: readonly [T, T], side: Side): T => (side === 'A' ? pair[0] : pair[1]);

const bookOfState = (state: VectorState): PairBook => ({
  pair: PAIR,
  blockNumber: 0,
  token0: TOKEN0,
  token1: TOKEN1,
  reserve0: BigInt(state.reserves[0]),
  reserve1: BigInt(state.reserves[1]),
  side0: { soldToken: TOKEN0, orders: ordersOf(state.A), complete: true },
  side1: { soldToken: TOKEN1, orders: ordersOf(state.B), complete: true },
});

const inputOf = ({ action, state, minLimit }: TakerVector): VectorInput => {
  const { side } = action;
  const bought = other(side);
  return {
    reserveFrom: BigInt(pick(state.reserves, side)),
    reserveTo: BigInt(pick(state.reserves, bought)),
    same: ordersOf(state[side]),
    opposite: ordersOf(state[bought]),
    from: BigInt(action.from),
    to: BigInt(action.to),
    target: BigInt(action.targetIndex),
    nextIndex: BigInt(state.nextIndex),
    minLimit: BigInt(minLimit?.[side] ?? 0),
    depositsFrom: BigInt(pick(state.deposits, side)),
    depositsTo: BigInt(pick(state.deposits, bought)),
    balanceFrom: BigInt(pick(state.balances, side)),
    maxDepth: MAX_WALK,
  };
};

const asStrings = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)));

const expectedOf = ({ action, expect: seen }: TakerVector): unknown => {
  if (seen.status === 0) return { ok: false, reason: seen.revert };
  const { side } = action;
  const bought = other(side);
  const { reserveNum, orderIndex, received, spent, poolIn, poolOut, fee } = seen;
  return {
    ...{ ok: true, reserveNum, orderIndex, received, spent, poolIn, poolOut, fee },
    fills: seen.fills.map(([index, toMaker, taken, remain]) => ({ index, toMaker, taken, remain })),
    reserveFrom: pick(seen.reserves, side),
    reserveTo: pick(seen.reserves, bought),
    depositsFrom: pick(seen.deposits, side),
    depositsTo: pick(seen.deposits, bought),
    same: seen.lists[side],
    opposite: seen.lists[bought],
  };
};

/** Sellers without the means and refused payments are not a quote's matter. */
const byThirdParty = (vector: TakerVector): boolean =>
  vector.expect.status === 0 && /ETH_TRANSFER_FAILED|TRANSFER_FROM_FAILED/.test(vector.expect.revert);

const single = recorded.filter((vector): vector is TakerVector => vector.kind === 'taker' || vector.kind === 'eth');
const orders = single.filter((vector) => vector.action.fn !== 'cancelOrderForNum' && !byThirdParty(vector));
const cancels = single.filter((vector) => vector.action.fn === 'cancelOrderForNum');
const sequences = recorded.filter((vector): vector is SequenceVector => vector.kind === 'sequence');

/** The events the contracts emit for an order, in log order. */
const eventsOf = (
  side: Side,
  market: OrderMarket,
  done: OrderQuote,
  placed: { readonly index: bigint; readonly maker: Address },
): readonly BookEvent[] => {
  const { from, to } = done;
  const reserves =
    side === 'A' ? [done.reserveSoldAfter, done.reserveBoughtAfter] : [done.reserveBoughtAfter, done.reserveSoldAfter];
  const [reserve0 = 0n, reserve1 = 0n] = reserves;
  const sync: BookEvent = { kind: 'Sync', reserve0, reserve1 };
  const soldToken = TOKENS[side];
  const update: BookEvent = {
    kind: 'UpdateOrderInfo',
    soldToken,
    index: placed.index,
    outNum: done.received,
    inNum: done.spent,
  };
  return [
    { kind: 'AddOrder', soldToken, from, to, ...placed },
    ...done.fills.map((fill): BookEvent => ({
      kind: 'UpdateOrderInfo',
      soldToken: TOKENS[other(side)],
      index: fill.index,
      outNum: fill.toMaker,
      inNum: fill.taken,
    })),
    ...(done.reserveSoldAfter === market.reserveSold ? [] : [sync]),
    ...(done.spent > 0n ? [update] : []),
  ];
};

const add = (book: PairBook, op: Extract<SequenceOp, { fn: 'addOrder' }>, index: bigint) => {
  const market = orientMarket(book, TOKENS[op.side]);
  const request = { from: BigInt(op.from), to: BigInt(op.to), target: BigInt(op.targetIndex), maxDepth: MAX_WALK };
  const quoted = quoteOrder(market, request);
  if (!quoted.ok) throw new Error(quoted.error.code);
  const placed = { index, maker: personOf(op.maker) };
  const after = applyOrder(market, quoted.value, placed);
  return { quote: quoted.value, after, events: eventsOf(op.side, market, quoted.value, placed) };
};

const swapEvent = (book: PairBook, { side, in: input }: Extract<SequenceOp, { fn: 'swap' }>): BookEvent => {
  const { reserve0, reserve1 } = book;
  const amount = BigInt(input);
  return side === 'A'
    ? { kind: 'Sync', reserve0: reserve0 + amount, reserve1: reserve1 - poolOutput(reserve0, reserve1, amount) }
    : { kind: 'Sync', reserve0: reserve0 - poolOutput(reserve1, reserve0, amount), reserve1: reserve1 + amount };
};

const replay = (book: PairBook, events: readonly BookEvent[]): PairBook => {
  const after = applyBookEvents(book, events, book.blockNumber);
  if (!after.ok) throw new Error(after.error.code);
  return after.value;
};

it('there are recorded orders, cancels and sequences', () => {
  expect([orders.length, cancels.length, sequences.length].every((count) => count > 0)).toBe(true);
});

describe('every recorded order is quoted to the last unit', () => {
  it.each(orders.map((vector) => [vector.id, vector] as const))('order %s gives its recorded numbers', (_, vector) => {
    expect(asStrings(quote(inputOf(vector)))).toEqual(expectedOf(vector));
  });
});

describe('every recorded sequence, step by step through quotes and events', () => {
  it.each(sequences.map((vector) => [vector.id, vector] as const))(
    'sequence %s gives its recorded numbers',
    (_, { reserves, steps }) => {
      let book = bookOfState({ reserves, deposits: ['0', '0'], balances: ['0', '0'], nextIndex: '1', A: [], B: [] });
      for (const step of steps) {
        const { op } = step;
        if (step.status === 0) continue;
        if (op.fn === 'addOrder') {
          const { quote: done, after, events } = add(book, op, BigInt(step.ret?.orderIndex ?? 0));
          expect(done.remain.toString()).toBe(step.ret?.reserveNum);
          expect(done.received.toString()).toBe(step.received);
          expect(done.fills.map((fill) => [`${fill.index}`, `${fill.toMaker}`, `${fill.taken}`])).toEqual(
            step.fills ?? [],
          );
          book = replay(book, events);
          expect(orientMarket(book, TOKENS[op.side])).toEqual({ ...after, oppositeComplete: true });
        } else if (op.fn === 'cancel') {
          const event = { index: BigInt(op.index), num: BigInt(op.num) };
          book = replay(book, [{ kind: 'CancelOrderWithNum', soldToken: TOKENS[op.side], ...event }]);
        } else {
          book = replay(book, [swapEvent(book, op)]);
        }
        expect(book).toEqual(bookOfState(step.state));
      }
    },
  );
});

describe('every recorded cancel leaves the recorded book', () => {
  it.each(cancels.map((vector) => [vector.id, vector] as const))(
    'cancel %s leaves its recorded book',
    (_, { action, state, expect: seen }) => {
      const event = { index: BigInt(action.index ?? 0), num: BigInt(action.num ?? 0) };
      const after = applyBookEvents(
        bookOfState(state),
        [{ kind: 'CancelOrderWithNum', soldToken: TOKENS[action.side], ...event }],
        0,
      );
      if (seen.status === 1 && seen.state) expect(after).toEqual({ ok: true, value: bookOfState(seen.state) });
      else expect(after).toMatchObject({ ok: false, error: { code: 'remainExceeded' } });
    },
  );
});
