import { act, renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { describe, expect, it } from 'vitest';
import { orderBook } from '#chain/abis/orderBook.ts';
import { orderBookExt } from '#chain/abis/orderBookExt.ts';
import { contracts } from '#chain/contracts.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { orderStories, type PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ready, valueOf } from '#lib/loadable.ts';
import { useDeepOrders } from '#reads/book/useDeepOrders.ts';
import { accountOrdersStore } from '#stores/accountOrdersStore.ts';
import { useOpenElsewhere } from '#reads/book/useOpenElsewhere.ts';
import { order, tokens } from '../../support/fakeBook.ts';
import { word } from '../../support/fakeNode.ts';
import { openReads } from '../../support/readAnswers.tsx';

const { pair, token0, token1 } = tokens;
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { orderBook: bookAddress, orderBookExt: ext } = contracts;

const book: PairBook = {
  pair,
  blockNumber: 1,
  token0,
  token1,
  reserve0: 1n,
  reserve1: 1n,
  side0: { soldToken: token0, orders: [order(1, 50)], complete: false },
  side1: { soldToken: token1, orders: [order(2, 50)], complete: true },
};

const encode = (types: readonly string[], values: readonly unknown[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(types, values) as Hex;
const list = (indexes: readonly number[]): Hex => encode(['uint256[]'], [indexes]);
/** Details of orders that sell 100 for 60, of which so much remains. */
const details = (rows: readonly { readonly sold: Address; readonly remain: number; readonly from?: number }[]): Hex =>
  encode(
    ['address[]', 'address[]', 'uint256[]', 'uint256[]', 'uint256[]', 'uint256[]', 'uint256[]'],
    [
      rows.map(() => alice),
      rows.map(({ sold }) => sold),
      rows.map(({ from = 100 }) => from),
      rows.map(() => 0),
      rows.map(({ remain }) => remain),
      rows.map(() => 60),
      rows.map(() => 0),
    ],
  );

describe("the maker's orders behind the known part of a list", () => {
  const open = () => {
    const reads = openReads();
    const { result } = renderHook(() => useDeepOrders(book, alice), { wrapper: reads.wrapper });
    const name = (...indexes: readonly number[]): void =>
      reads.answer(orderBookExt.getOrderIndexsForMaker.call(ext, token0, token1, alice), list(indexes));
    const batch = (...indexes: readonly number[]) =>
      orderBook.getOrderByIndexBatch.call(bookAddress, token0, token1, indexes.map(BigInt));
    const before = (sold: Address, index: number, row: Hex | CallOutcome): void => {
      const bought = sold === token0 ? token1 : token0;
      reads.answer(orderBook.getPreOrderIndex.call(bookAddress, sold, bought, BigInt(index)), row);
    };
    const orders = () => (result.current.status === 'ready' ? result.current.value : result.current.status);
    return { ...reads, name, batch, before, orders };
  };

  it('are those behind another one, on both sides', () => {
    const { name, answer, batch, before, orders } = open();
    expect(orders()).toBe('idle');
    name(1, 8, 9);
    answer(
      batch(8, 9),
      details([
        { sold: token0, remain: 70 },
        { sold: token1, remain: 100 },
      ]),
    );
    before(token0, 8, word(1));
    before(token1, 9, word(2));
    expect(orders()).toEqual([
      { index: 8n, maker: alice, from: 100n, to: 60n, remain: 70n, soldToken: token0, boughtToken: token1 },
      { index: 9n, maker: alice, from: 100n, to: 60n, remain: 100n, soldToken: token1, boughtToken: token0 },
    ]);
  });

  it('one with nothing left, and one that is in no list any more, are closed', () => {
    const { name, answer, batch, before, orders, isRequested } = open();
    name(8, 9);
    answer(
      batch(8, 9),
      details([
        { sold: token0, remain: 0 },
        { sold: token0, remain: 100 },
      ]),
    );
    before(token0, 9, word(0));
    expect(orders()).toEqual([]);
    expect(isRequested(orderBook.getPreOrderIndex.call(bookAddress, token0, token1, 8n))).toBe(false);
  });

  it('one of which it is not known whether it is in its list is not shown as closed', () => {
    const { name, answer, batch, before, orders } = open();
    name(8);
    answer(batch(8), details([{ sold: token0, remain: 70 }]));
    expect(orders()).toBe('loading');
    before(token0, 8, { status: 'unread' });
    expect(orders()).toBe('loading');
    before(token0, 8, word(1));
    expect(orders()).toHaveLength(1);
  });

  it('nothing more is requested where all are in the known part', () => {
    const { name, orders } = open();
    name(1, 2);
    expect(orders()).toEqual([]);
  });

  it('looks at the latest hundred of many orders, and at older ones that events leave open; until then they are loading', () => {
    const { name, isRequested, answer, batch, before, orders } = open();
    const indexes = Array.from({ length: 150 }, (_, i) => 10 + i);
    name(...indexes);
    const latest = indexes.slice(50);
    expect(isRequested(batch(...latest))).toBe(true);
    answer(batch(...latest), details(latest.map(() => ({ sold: token0, remain: 0 }))));
    expect(orders()).toBe('loading');

    const added = (index: number, logIndex: number, boughtToken: Address = token1): PlacedEvent => ({
      event: { kind: 'AddOrder', maker: alice, soldToken: token0, from: 100n, to: 60n, index: BigInt(index) },
      ...{ soldToken: token0, boughtToken, blockNumber: 1, logIndex, timestamp: undefined, transactionHash: '0x01' },
    });
    const cancelled: PlacedEvent = {
      ...added(12, 3),
      event: { kind: 'CancelOrderWithNum', soldToken: token0, index: 12n, num: 100n },
    };
    // 11 is open, 12 was cancelled, 13 is of another pair.
    const events = [added(11, 1), added(12, 2), cancelled, added(13, 4, alice)];
    act(() => accountOrdersStore.record(alice, ready(events)));
    const all = [11, ...latest];
    expect(isRequested(batch(...all))).toBe(true);
    answer(batch(...all), details(all.map((index) => ({ sold: token0, remain: index === 11 ? 70 : 0 }))));
    before(token0, 11, word(10));
    expect(orders()).toMatchObject([{ index: 11n, remain: 70n }]);
  });

  it('nothing is requested without a book, and nothing is open then', () => {
    const { wrapper, isRequested } = openReads();
    const { result } = renderHook(() => useDeepOrders(undefined, alice), { wrapper });
    expect(result.current).toMatchObject({ status: 'ready', value: [] });
    expect(isRequested(orderBookExt.getOrderIndexsForMaker.call(ext, token0, token1, alice))).toBe(false);
  });

  it('details of another shape are a failure, not an empty list', () => {
    const { name, answer, batch, orders } = open();
    name(8);
    answer(batch(8), '0x1234');
    expect(orders()).toBe('failed');
  });
});

describe('open orders of other markets', () => {
  const other: Address = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
  const stories = orderStories(
    [5n, 6n].map((index, logIndex) => ({
      event: { kind: 'AddOrder', maker: alice, soldToken: other, from: 100n, to: 60n, index },
      soldToken: other,
      boughtToken: token1,
      blockNumber: 1,
      logIndex,
      timestamp: undefined,
      transactionHash: '0x01',
    })),
  );

  const open = (tokenA: Address = token0, tokenB: Address = token1) => {
    const reads = openReads();
    const { result } = renderHook(() => useOpenElsewhere(stories, tokenA, tokenB), { wrapper: reads.wrapper });
    const state = (head: number, index: number, before: number, remain = 100, from = 100): void => {
      reads.answer(orderBook.getLastOrderIndex.call(bookAddress, other, token1), word(head));
      reads.answer(orderBook.getPreOrderIndex.call(bookAddress, other, token1, BigInt(index)), word(before));
      const batch = orderBook.getOrderByIndexBatch.call(bookAddress, other, token1, [BigInt(index)]);
      reads.answer(batch, details([{ sold: other, remain, from }]));
    };
    const rows = () => valueOf(result.current) ?? [];
    const status = () => result.current.status;
    return { ...reads, state, status, indexes: () => rows().map(({ index }) => Number(index)), rows };
  };

  it('are those that head their list or are behind another one', () => {
    const { state, indexes } = open();
    expect(indexes()).toEqual([]);
    state(5, 5, 0);
    state(5, 6, 5);
    expect(indexes().toSorted()).toEqual([5, 6]);
  });

  it('are all known only once it is read of each whether it is in its list', () => {
    const { state, status, indexes } = open();
    expect(status()).toBe('loading');
    state(5, 5, 0);
    expect([status(), indexes()]).toEqual(['loading', [5]]);
    state(5, 6, 0);
    expect([status(), indexes()]).toEqual(['ready', [5]]);
  });

  it('one whose link could not be read is not closed', () => {
    const { answer, state, status, indexes } = open();
    state(9, 6, 5);
    answer(
      orderBook.getOrderByIndexBatch.call(bookAddress, other, token1, [5n]),
      details([{ sold: other, remain: 9 }]),
    );
    const link = orderBook.getPreOrderIndex.call(bookAddress, other, token1, 5n);
    answer(link, { status: 'unread' });
    expect([status(), indexes()]).toEqual(['loading', [6]]);
    answer(link, word(0));
    expect([status(), indexes()]).toEqual(['ready', [6]]);
  });

  it('one that is in no list is closed, whatever its events say', () => {
    const { state, indexes } = open();
    state(9, 5, 0);
    state(9, 6, 5);
    expect(indexes()).toEqual([6]);
  });

  it('one that the contract does not know is none', () => {
    const { state, indexes } = open();
    state(5, 5, 0, 0, 0);
    expect(indexes()).toEqual([]);
  });

  it('have what remains by the contract, not by the events', () => {
    const { state, rows } = open();
    state(5, 5, 0, 33);
    expect(rows()).toMatchObject([{ index: 5n, remain: 33n, soldToken: other, boughtToken: token1 }]);
  });

  it('are not those of the market shown', () => {
    const { state, indexes } = open(token1, other);
    state(5, 5, 0);
    expect(indexes()).toEqual([]);
  });
});
