import { act, renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderBook } from '#chain/abis/orderBook.ts';
import { orderBookExt } from '#chain/abis/orderBookExt.ts';
import { contracts } from '#chain/contracts.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { failed, ready, valueOf } from '#lib/loadable.ts';
import { useOrdersInPairs } from '#reads/book/useOrdersInPairs.ts';
import { accountOrdersStore } from '#stores/accountOrdersStore.ts';
import { tokens } from '../../support/fakeBook.ts';
import { word } from '../../support/fakeNode.ts';
import { openReads } from '../../support/readAnswers.tsx';

const { token0, token1 } = tokens;
const other: Address = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { orderBook: book, orderBookExt: ext } = contracts;
const pair = { token0, token1 };
const second = { token0, token1: other };

const encode = (types: readonly string[], values: readonly unknown[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(types, values) as Hex;
const uints = ['uint256[]', 'uint256[]', 'uint256[]', 'uint256[]', 'uint256[]'];
/** An order that sells 100 for 60. */
const details = (sold: Address, remain = 100, from = 100): Hex =>
  encode(['address[]', 'address[]', ...uints], [[alice], [sold], [from], [0], [remain], [60], [0]]);

const open = (pairs: Parameters<typeof useOrdersInPairs>[0] = [pair], maker: Address | undefined = alice) => {
  const reads = openReads();
  const { result } = renderHook(() => useOrdersInPairs(pairs, maker), { wrapper: reads.wrapper });
  const listOf = (of: typeof pair) => orderBookExt.getOrderIndexsForMaker.call(ext, of.token0, of.token1, alice);
  const name = (of: typeof pair, ...indexes: readonly number[]): void =>
    reads.answer(listOf(of), encode(['uint256[]'], [indexes]));
  const heads = (head0: number, head1: number): void => {
    reads.answer(orderBook.getLastOrderIndex.call(book, token0, token1), word(head0));
    reads.answer(orderBook.getLastOrderIndex.call(book, token1, token0), word(head1));
  };
  const batch = (index: number) => orderBook.getOrderByIndexBatch.call(book, token0, token1, [BigInt(index)]);
  /** The previous order on either side, and the order's details. */
  const order = (index: number, before0: number, before1: number, row: Hex | CallOutcome): void => {
    reads.answer(orderBook.getPreOrderIndex.call(book, token0, token1, BigInt(index)), word(before0));
    reads.answer(orderBook.getPreOrderIndex.call(book, token1, token0, BigInt(index)), word(before1));
    reads.answer(batch(index), row);
  };
  const shown = () => ({
    status: result.current.orders.status,
    indexes: (valueOf(result.current.orders) ?? []).map(({ index }) => Number(index)),
  });
  return { ...reads, result, name, heads, order, batch, listOf, shown };
};

const placed = (index: bigint, kind: 'AddOrder' | 'CancelOrderWithNum' = 'AddOrder'): PlacedEvent => ({
  event:
    kind === 'AddOrder'
      ? { kind, maker: alice, soldToken: token1, from: 100n, to: 60n, index }
      : { kind, soldToken: token1, index, num: 100n },
  soldToken: token1,
  boughtToken: token0,
  blockNumber: kind === 'AddOrder' ? 1 : 2,
  logIndex: Number(index),
  timestamp: undefined,
  transactionHash: '0x01',
});

const searched = (events: Parameters<typeof accountOrdersStore.record>[1]): void =>
  act(() => accountOrdersStore.record(alice, events));

beforeEach(() => expect(accountOrdersStore.watched()).toBeUndefined());

describe("a maker's open orders in some pairs", () => {
  it('are those in the list of their side, first or behind another one; no logs are searched', () => {
    const { name, heads, order, shown, result } = open();
    expect(shown().status).toBe('loading');
    name(pair, 3, 5, 8, 9);
    heads(3, 4);
    order(3, 0, 0, details(token0));
    order(5, 0, 4, details(token1, 70));
    order(8, 0, 0, details(token0, 100));
    order(9, 0, 0, details(token1, 0));
    expect(shown()).toEqual({ status: 'ready', indexes: [3, 5] });
    expect(valueOf(result.current.orders)).toEqual([
      { index: 3n, maker: alice, from: 100n, to: 60n, remain: 100n, soldToken: token0, boughtToken: token1 },
      { index: 5n, maker: alice, from: 100n, to: 60n, remain: 70n, soldToken: token1, boughtToken: token0 },
    ]);
    expect(accountOrdersStore.watched()).toBeUndefined();
  });

  it('are found in two rounds: everything about an order is queried at once, on both sides', () => {
    const { name, isRequested, batch } = open();
    name(pair, 3);
    for (const [sold, bought] of [
      [token0, token1],
      [token1, token0],
    ] as const) {
      expect(isRequested(orderBook.getLastOrderIndex.call(book, sold, bought))).toBe(true);
      expect(isRequested(orderBook.getPreOrderIndex.call(book, sold, bought, 3n))).toBe(true);
    }
    expect(isRequested(batch(3))).toBe(true);
  });

  it('an order is not found open if it heads the other side, or is behind an order of it', () => {
    const { name, heads, order, shown } = open();
    name(pair, 3, 5);
    heads(0, 3);
    order(3, 0, 0, details(token0));
    order(5, 0, 4, details(token0));
    expect(shown()).toEqual({ status: 'ready', indexes: [] });
  });

  it('are not shown as all of them while one pair, one order or one link is unknown', () => {
    const { name, heads, order, shown } = open([pair, second]);
    name(pair, 3, 5);
    heads(3, 4);
    order(3, 0, 0, details(token0));
    expect(shown()).toEqual({ status: 'loading', indexes: [3] });
    order(5, 0, 4, details(token1));
    expect(shown()).toEqual({ status: 'loading', indexes: [3, 5] });
    name(second);
    expect(shown()).toEqual({ status: 'ready', indexes: [3, 5] });
  });

  it('an order that the node does not report is a failure, with what is known', () => {
    const { name, heads, order, shown } = open([pair, second]);
    name(pair, 3, 5);
    name(second);
    heads(3, 4);
    order(3, 0, 0, details(token0));
    order(5, 0, 4, { status: 'unread' });
    expect(shown()).toEqual({ status: 'failed', indexes: [3] });
    order(5, 0, 4, details(token1));
    expect(shown()).toEqual({ status: 'ready', indexes: [3, 5] });
  });

  it('a list that the book does not report is a failure as well', () => {
    const { name, answer, listOf, shown } = open([pair, second]);
    name(pair);
    answer(listOf(second), { status: 'reverted', data: '0x' });
    expect(shown()).toEqual({ status: 'failed', indexes: [] });
  });

  it('name the pairs that may have some: those that are unknown, and those that name any', () => {
    const { name, result } = open([pair, second]);
    expect(result.current.placedIn).toEqual([pair, second]);
    name(pair);
    expect(result.current.placedIn).toEqual([second]);
    name(second, 1);
    expect(result.current.placedIn).toEqual([second]);
  });

  it('nothing is requested, and nothing is known, without a maker', () => {
    const reads = openReads();
    const { result } = renderHook(() => useOrdersInPairs([pair], undefined), { wrapper: reads.wrapper });
    expect(result.current).toEqual({ orders: { status: 'idle' }, placedIn: [] });
    expect(Object.keys(reads.store.getState().multicall.callListeners)).toEqual([]);
  });
});

describe('a maker with more than a hundred orders in a pair', () => {
  const many = Array.from({ length: 150 }, (_, i) => 10 + i);

  const openMany = () => {
    const opened = open();
    const { name, heads, order } = opened;
    name(pair, ...many);
    heads(0, 0);
    for (const index of many.slice(50)) order(index, 0, 0, details(token0, 0));
    return opened;
  };

  it('the older ones are searched in logs, and are not silently missing until then', () => {
    const { shown, order, isRequested, batch } = openMany();
    expect(accountOrdersStore.watched()).toBe(alice);
    expect(isRequested(batch(12))).toBe(false);
    expect(shown()).toEqual({ status: 'loading', indexes: [] });
    searched(ready([placed(12n), placed(13n), placed(13n, 'CancelOrderWithNum'), placed(120n)]));
    expect(isRequested(batch(13))).toBe(false);
    expect(shown().status).toBe('loading');
    order(12, 0, 11, details(token1));
    expect(shown()).toEqual({ status: 'ready', indexes: [12] });
  });

  it('a search that the node refuses is a failure', () => {
    const { shown } = openMany();
    searched(failed(new Error('limited')));
    expect(shown()).toEqual({ status: 'failed', indexes: [] });
  });
});
