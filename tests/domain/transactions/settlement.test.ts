import { describe, expect, it } from 'vitest';
import { isSettled } from '#domain/transactions/isSettled.ts';
import { isRecheckDue, isUnseen } from '#domain/transactions/settlement.ts';
import type { TransactionEnding, TransactionReceipt } from '#domain/transactions/types.ts';

const receipt: TransactionReceipt = {
  blockHash: '0x01',
  blockNumber: 100,
  contractAddress: null,
  from: '0x0000000000000000000000000000000000000001',
  to: null,
  transactionHash: '0x02',
  transactionIndex: 0,
};
const ended: TransactionEnding = { kind: 'replaced', blockNumber: 100 };

describe('an outcome that is not final is checked again', () => {
  it.each([
    ['with each of the first 8 blocks, in which most reorgs end', 100, 101, true],
    ['until the eighth', 107, 108, true],
    ['once per block', 104, 104, false],
    ['then not within 8 blocks of the last look', 108, 115, false],
    ['but after them', 108, 116, true],
    ['until one look came 64 blocks after it', 163, 171, true],
    ['and then no more', 164, 10_000, false],
    ['however long the page was closed', 110, 1_000_000, true],
    ['when the chain went back behind the last look', 130, 120, true],
  ])('%s', (_name, lastCheckedBlockNumber, blockNumber, due) => {
    expect(isRecheckDue({ receipt, lastCheckedBlockNumber }, blockNumber)).toBe(due);
    expect(isRecheckDue({ ended, lastCheckedBlockNumber }, blockNumber)).toBe(due);
  });

  it.each([
    [163, true],
    [164, false],
  ])('the check is due at once after a rewind at block %i: %s', (blockNumber, due) => {
    expect(isRecheckDue({ receipt, lastCheckedBlockNumber: 163 }, blockNumber, true)).toBe(due);
  });

  it('a pending transaction has no outcome', () => {
    expect(isRecheckDue({ lastCheckedBlockNumber: 1 }, 100)).toBe(false);
    expect(isSettled({})).toBe(false);
  });
});

describe('a pending transaction that the node does not know', () => {
  it.each([
    ['is no news within 15 blocks', { unseenSinceBlock: 100, lastCheckedBlockNumber: 114 }, false],
    ['is said to be unknown after them', { unseenSinceBlock: 100, lastCheckedBlockNumber: 115 }, true],
    ['never, while the node knows it', { lastCheckedBlockNumber: 115 }, false],
    ['never, once it is mined', { receipt, unseenSinceBlock: 1, lastCheckedBlockNumber: 115 }, false],
  ])('%s', (_name, record, unseen) => {
    expect(isUnseen(record)).toBe(unseen);
  });
});
