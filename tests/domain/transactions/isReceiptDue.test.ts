import { describe, expect, it } from 'vitest';
import { isReceiptDue } from '#domain/transactions/isReceiptDue.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { TransactionReceipt } from '#domain/transactions/types.ts';

const MINUTE = 60_000;
const now = 1_700_000_000_000;
const receipt: TransactionReceipt = {
  blockHash: '0x01',
  blockNumber: 1,
  contractAddress: null,
  from: '0x0000000000000000000000000000000000000001',
  to: null,
  transactionHash: '0x02',
  transactionIndex: 0,
};

describe('receipt re-check schedule', () => {
  it.each([
    ['within 5 minutes of adding, not when 2 blocks have passed', 1, 2, false],
    ['within 5 minutes of adding, check when more than 2 blocks have passed', 1, 3, true],
    ['from 5 to 60 minutes, not at 2', 30, 2, false],
    ['from 5 to 60 minutes, more than 2', 30, 3, true],
    ['at exactly 60 minutes still more than 2', 60, 3, true],
    ['over 60 minutes, not at 9', 61, 9, false],
    ['over 60 minutes, more than 9', 61, 10, true],
    ['a clock that went back counts as just added', -10, 3, true],
  ])('keeps the rule "%s"', (_name, ageMinutes, blocks, due) => {
    const record = { addedTime: now - ageMinutes * MINUTE, lastCheckedBlockNumber: 100 };
    expect(isReceiptDue(record, 100 + blocks, now)).toBe(due);
  });

  it('checks at once if it was never checked', () => {
    expect(isReceiptDue({ addedTime: now }, 0, now)).toBe(true);
  });

  it('checks again after a reorg behind the last check', () => {
    expect(isReceiptDue({ addedTime: now, lastCheckedBlockNumber: 100 }, 99, now)).toBe(true);
  });

  it('never checks again once there is a receipt', () => {
    expect(isReceiptDue({ addedTime: now, receipt }, 1_000_000, now)).toBe(false);
  });
});

describe('receipt status 1 (or status absent) is success, otherwise failed', () => {
  it.each([
    [1, true],
    [undefined, true],
    [0, false],
  ])('status %s is success: %s', (status, success) => {
    expect(isSuccess(status === undefined ? receipt : { ...receipt, status })).toBe(success);
  });
});
