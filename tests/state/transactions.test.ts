import { describe, expect, it } from 'vitest';
import { clearedTimesReducer } from '#state/transactions/clearedTimes.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import {
  added,
  checked,
  cleared,
  lookedUp,
  merged,
  receiptFound,
  receiptReorganised,
  replaced,
  spedUp,
  transactionsReducer,
  type TransactionAdded,
} from '#state/transactions/slice.ts';

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
    const looks = [10, 14, 12].map((blockNumber) =>
      checked({ chainId, checks: [{ hash: '0x01', blockNumber, isUnseen: false }] }),
    );
    const state = looks.reduce(transactionsReducer, transactionsReducer({}, added(record('0x01'))));
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

describe('the outcome of a transaction', () => {
  const key = { chainId, hash: '0x01' } as const;
  const signed = { nonce: 4, to: bob, data: '0xabcd', value: '0' } as const;
  const start = transactionsReducer({}, added(record('0x01')));
  const after = (...actions: Parameters<typeof transactionsReducer>[1][]) =>
    actions.reduce(transactionsReducer, start)[chainId]?.['0x01'];
  const found = receiptFound({ ...key, receipt, confirmedTime: 5000 });

  it('keeps the nonce once, from the block at which a node first knew it', () => {
    const known = after(lookedUp({ ...key, blockNumber: 8, signed }), lookedUp({ ...key, blockNumber: 9, signed }));
    expect(known).toMatchObject({ signed, signedAtBlock: 8 });
  });

  it('remembers since when the node does not know it, until it knows it again', () => {
    const unseen = [8, 9].map((blockNumber) => lookedUp({ ...key, blockNumber }));
    expect(after(...unseen)?.unseenSinceBlock).toBe(8);
    expect(after(...unseen, lookedUp({ ...key, blockNumber: 10, signed }))?.unseenSinceBlock).toBeUndefined();
  });

  it('a reorganised receipt goes back to pending', () => {
    const back = after(spedUp({ ...key, by: '0x02' }), found, receiptReorganised({ ...key, atMs: 6000 }));
    expect(back).toEqual({ ...record('0x01'), changedTime: 6000 });
  });

  it('a receipt takes back that it was replaced, and nothing replaces what has a receipt', () => {
    const gone = replaced({ ...key, ended: { kind: 'replaced', blockNumber: 11 }, atMs: 4000 });
    expect(after(gone)?.ended?.kind).toBe('replaced');
    expect(after(gone, found)?.ended).toBeUndefined();
    expect(after(found, gone)?.ended).toBeUndefined();
  });

  it('takes in what another tab knows, and remembers what it cleared', () => {
    const transactions = { 137: { '0x02': { ...record('0x02'), hash: '0x02' } } } as const;
    const news = merged({ transactions, clearedTimes: { 137: 900 } });
    expect(transactionsReducer(start, news)).toEqual(transactions);
    expect(clearedTimesReducer({ 137: 500 }, news)).toEqual({ 137: 900 });
    expect(clearedTimesReducer({}, cleared({ chainId }))[137]).toBeGreaterThan(1000);
  });
});
