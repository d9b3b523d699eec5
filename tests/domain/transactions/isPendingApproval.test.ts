import { describe, expect, it } from 'vitest';
import { isPendingApproval } from '#domain/transactions/isPendingApproval.ts';
import type { Address } from '#domain/tokens/types.ts';

const owner: Address = '0x0000000000000000000000000000000000000001';
const token: Address = '0x0000000000000000000000000000000000000002';
const spender: Address = '0x0000000000000000000000000000000000000003';
const needed = { owner, token, spender };
const now = 1_700_000_000_000;
const record = { from: owner, approval: { tokenAddress: token, spender }, addedTime: now - 1000 };

describe('an approval counts as pending only if it has no receipt and was added less than 24 hours ago', () => {
  it('counts while it has no receipt', () => {
    expect(isPendingApproval(record, needed, now)).toBe(true);
  });

  it.each([
    [86_399_999, true],
    [86_400_000, false],
  ])('an approval added %i ms ago is pending: %s', (ageMs, pending) => {
    expect(isPendingApproval({ ...record, addedTime: now - ageMs }, needed, now)).toBe(pending);
  });

  it('does not count once it has a receipt', () => {
    const receipt = {
      blockHash: '0x01',
      blockNumber: 1,
      contractAddress: null,
      from: owner,
      to: token,
      transactionHash: '0x02',
      transactionIndex: 0,
    } as const;
    expect(isPendingApproval({ ...record, receipt }, needed, now)).toBe(false);
  });

  it.each([
    ['another token', { ...needed, token: spender }],
    ['another spender', { ...needed, spender: token }],
    ['another account', { ...needed, owner: token }],
  ])('does not count for %s', (_name, other) => {
    expect(isPendingApproval(record, other, now)).toBe(false);
  });

  it('does not take another kind of transaction for an approval', () => {
    expect(isPendingApproval({ from: owner, addedTime: now }, needed, now)).toBe(false);
  });

  it('counts as a part of a batch, until the wallet has forgotten that', () => {
    const approve = {
      kind: 'approve',
      token: { address: token, symbol: 'T', decimals: 6 },
      spender,
      amount: '1',
    } as const;
    const batch = { from: owner, addedTime: now, also: [approve] };
    expect(isPendingApproval(batch, needed, now)).toBe(true);
    expect(isPendingApproval(batch, { ...needed, token: spender }, now)).toBe(false);
    expect(isPendingApproval({ ...batch, callsStage: 'forgotten' }, needed, now)).toBe(false);
  });
});
