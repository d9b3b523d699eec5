import { describe, expect, it } from 'vitest';
import { selectTransactionsOf } from '../../src/state/transactions/selectors.ts';
import {
  added,
  cleared,
  receiptFound,
  receiptMissing,
  transactionsReducer,
} from '../../src/state/transactions/slice.ts';
import type { TransactionAdded } from '../../src/state/transactions/slice.ts';

const alice = '0x0000000000000000000000000000000000000001';
const bob = '0x0000000000000000000000000000000000000002';
const chainId = 137;

const record = (hash: `0x${string}`, from: TransactionAdded['from'] = alice, addedTime = 1000): TransactionAdded => ({
  hash,
  from,
  chainId,
  summary: 'Approve USDC',
  info: { kind: 'approve', token: { symbol: 'USDC', decimals: 6 }, spender: bob, amount: '5' },
  addedTime,
});

const receipt = {
  blockHash: '0x0a',
  blockNumber: 12,
  contractAddress: null,
  from: alice,
  status: 1,
  to: bob,
  transactionHash: '0x01',
  transactionIndex: 3,
} as const;

describe('transaction records', () => {
  it('are kept by chain and hash', () => {
    const state = transactionsReducer({}, added(record('0x01')));
    expect(state).toEqual({ 137: { '0x01': record('0x01') } });
  });

  it("adding a record without hash throws 'No transaction hash found.'", () => {
    const nothing = added({ ...record('0x01'), hash: undefined });
    expect(() => transactionsReducer({}, nothing)).toThrow('No transaction hash found.');
  });

  it('adding a record with an existing hash throws', () => {
    const state = transactionsReducer({}, added(record('0x01')));
    expect(() => transactionsReducer(state, added(record('0x01')))).toThrow('Attempted to add existing transaction.');
  });

  it('lastCheckedBlockNumber rises and never falls', () => {
    const checked = [10, 14, 12].map((blockNumber) => receiptMissing({ chainId, hash: '0x01', blockNumber }));
    const state = checked.reduce(transactionsReducer, transactionsReducer({}, added(record('0x01'))));
    expect(state[chainId]?.['0x01']?.lastCheckedBlockNumber).toBe(14);
  });

  it('then a receipt with confirmation time is set', () => {
    const state = transactionsReducer({}, added(record('0x01')));
    const found = receiptFound({ chainId, hash: '0x01', receipt, confirmedTime: 5000 });
    expect(transactionsReducer(state, found)[chainId]?.['0x01']).toMatchObject({ receipt, confirmedTime: 5000 });
  });

  it('a receipt of an unknown transaction changes nothing', () => {
    const found = receiptFound({ chainId, hash: '0x09', receipt, confirmedTime: 5000 });
    expect(transactionsReducer({}, found)).toEqual({});
  });

  it("'Clear all' forgets those of the chain", () => {
    const state = transactionsReducer({ 1: {} }, added(record('0x01')));
    expect(transactionsReducer(state, cleared({ chainId }))).toEqual({ 1: {}, 137: {} });
  });

  it('are listed for their account, newest first', () => {
    const records = [record('0x01', alice, 1), record('0x02', bob, 2), record('0x03', alice, 3)];
    const transactions = records.map(added).reduce(transactionsReducer, {});
    expect(selectTransactionsOf({ transactions }, chainId, alice).map(({ hash }) => hash)).toEqual(['0x03', '0x01']);
  });
});
