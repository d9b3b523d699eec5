import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { ok } from '#lib/result.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { added, merged } from '#state/transactions/slice.ts';
import { createReceiptSubscriber } from '#updaters/transactions/receiptSubscriber.ts';
import { respondTo } from '../support/respondTo.ts';

const chainId = 137;
const from: Hex = '0x0000000000000000000000000000000000000001';
const hashOf = (index: number): Hex => `0x${index.toString(16).padStart(64, '0')}`;
const recordOf = (index: number): TransactionRecord => ({
  hash: hashOf(index),
  from,
  chainId,
  summary: 'Burn MYT',
  info: { kind: 'burn', token: { symbol: 'MYT', decimals: 18 }, amount: '1' },
  addedTime: 1,
});

const setUp = (count: number) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
  });
  const records = Object.fromEntries(Array.from({ length: count }, (_, index) => [hashOf(index), recordOf(index)]));
  store.dispatch(merged({ transactions: { [chainId]: records }, clearedTimes: {} }));
  let changes = 0;
  store.subscribe(() => (changes += 1));
  const subscriber = createReceiptSubscriber({ store, chainId, nowMs: () => nowMs });
  let nowMs = 60_000_000;
  /** A block at which the node knows none of the transactions. */
  const block = (number: number) => {
    changes = 0;
    nowMs += 2000;
    const phase = { kind: 'newBlock', lastBlock: number - 1 } as const;
    const requests = subscriber.request(phase).requests ?? [];
    const responses = respondTo(requests, ({ method }) => ok(method === 'eth_getTransactionCount' ? '0x0' : null));
    subscriber.receive({ blockNumber: number, blockTimestamp: 0, calls: [], responses }, phase);
    const isReceipt = ({ method }: RpcRequest): boolean => method === 'eth_getTransactionReceipt';
    return { requests, hashes: requests.filter(isReceipt).map(({ params }) => params[0] as Hex), changes };
  };
  return { store, block };
};

it('requests at most 100 of 5,000 unfinished transactions with a block, and each within 50 blocks', () => {
  const { block } = setUp(5000);
  const seen = new Set<Hex>();
  for (let number = 10; number < 60; number += 1) {
    const { requests, hashes } = block(number);
    expect(requests.length).toBeLessThanOrEqual(300);
    for (const hash of hashes) seen.add(hash);
  }
  expect(seen.size).toBe(5000);
});

it('requests a new transaction with the next block, before 5,000 older ones', () => {
  const { store, block } = setUp(5000);
  block(10);
  store.dispatch(added({ ...recordOf(9999), addedTime: 59_999_000 }));
  expect(block(11).hashes).toContain(hashOf(9999));
});

it('stores the unchanged records of a block in one change of the state', () => {
  const { store, block } = setUp(90);
  block(10);
  expect(block(25).changes).toBe(1);
  const records = Object.values(store.getState().transactions[chainId] ?? {});
  expect(records.every(({ lastCheckedBlockNumber }) => lastCheckedBlockNumber === 25)).toBe(true);
});

it('changes the state at most three times in 30 blocks of checks of 5,000 transactions', () => {
  const { store, block } = setUp(5000);
  let changes = 0;
  for (let number = 10; number < 40; number += 1) changes += block(number).changes;
  expect(changes).toBeLessThanOrEqual(3);
  const records = Object.values(store.getState().transactions[chainId] ?? {});
  const checkedAt = records.flatMap(({ lastCheckedBlockNumber }) => lastCheckedBlockNumber ?? []);
  expect(checkedAt.length).toBeGreaterThanOrEqual(1600);
  expect(new Set(checkedAt).size).toBeGreaterThanOrEqual(16);
});

it('keeps to the waiting time between checks while they are not stored', () => {
  const { block } = setUp(90);
  const numbers = [10, 11, 12, 13, 14, 20, 22, 23];
  const requested = numbers.map((number) => block(number).hashes.length);
  // Three retries, then each tenth block.
  expect(requested).toEqual([90, 90, 90, 90, 0, 0, 0, 90]);
});
