import { describe, expect, it } from 'vitest';
import { mergeClearedTimes, mergeTransactions } from '#domain/transactions/mergeTransactions.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';

const alice = '0x0000000000000000000000000000000000000001';
const record = (change: Partial<TransactionRecord> = {}): TransactionRecord => ({
  hash: '0x01',
  from: alice,
  chainId: 137,
  summary: 'Approve USDC',
  info: { kind: 'approve', token: { symbol: 'USDC', decimals: 6 }, spender: alice, amount: '5' },
  addedTime: 1000,
  ...change,
});
const receipt = {
  blockHash: '0x0a',
  blockNumber: 12,
  contractAddress: null,
  from: alice,
  status: 1,
  to: alice,
  transactionHash: '0x01',
  transactionIndex: 3,
} as const;
const signed = { nonce: 4, to: alice, data: '0x', value: '0' } as const;
const waiting = record({ lastCheckedBlockNumber: 20 });
const mined = record({ receipt, confirmedTime: 3000, changedTime: 3000 });

const merge = (mine: TransactionRecord, theirs: TransactionRecord) =>
  mergeTransactions({ 137: { '0x01': mine } }, { 137: { '0x01': theirs } }, {})[137]?.['0x01'];

describe('several tabs agree about a transaction', () => {
  it.each([
    ['a receipt wins over none', waiting, mined, mined],
    [
      'a record of an earlier release counts from its confirmation',
      waiting,
      record({ receipt, confirmedTime: 2 }),
      record({ receipt, confirmedTime: 2 }),
    ],
    [
      'newer knowledge wins: a receipt that was taken back',
      record({ changedTime: 4000 }),
      mined,
      record({ changedTime: 4000 }),
    ],
    ['newer knowledge wins: a receipt after one that was taken back', record({ changedTime: 2000 }), mined, mined],
    ['the later look wins', record({ lastCheckedBlockNumber: 10 }), waiting, waiting],
  ])('%s', (_name, first, other, expected) => {
    expect(merge(first, other)).toEqual(expected);
    expect(merge(other, first)).toEqual(expected);
  });

  it('a newer record does not lose the nonce', () => {
    const known = record({ signed, signedAtBlock: 9 });
    expect(merge(mined, known)).toEqual({ ...mined, signed, signedAtBlock: 9 });
    expect(merge(known, mined)).toEqual({ ...mined, signed, signedAtBlock: 9 });
  });

  it('keeps records that only one tab has', () => {
    const other = record({ hash: '0x02' });
    const both = mergeTransactions({ 137: { '0x01': waiting } }, { 137: { '0x02': other }, 1: { '0x02': other } }, {});
    expect(both).toEqual({ 137: { '0x01': waiting, '0x02': other }, 1: { '0x02': other } });
  });

  it('returns the same state if nothing is new', () => {
    const mine = { 137: { '0x01': mined } };
    expect(mergeTransactions(mine, { 137: { '0x01': waiting } }, {})).toBe(mine);
  });
});

describe('a cleared list stays cleared', () => {
  it.each([
    [999, 1],
    [1000, 0],
  ])('a clearing at %i leaves %i of what was added at 1000', (clearedTime, left) => {
    const records = { 137: { '0x01': waiting } } as const;
    expect(Object.keys(mergeTransactions(records, records, { 137: clearedTime })[137] ?? {})).toHaveLength(left);
  });

  it('the later clearing counts', () => {
    const mine = { 137: 5, 1: 9 };
    expect(mergeClearedTimes(mine, { 137: 7, 1: 2 })).toEqual({ 137: 7, 1: 9 });
    expect(mergeClearedTimes(mine, { 137: 5 })).toBe(mine);
  });
});
