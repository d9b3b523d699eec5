import { describe, expect, it } from 'vitest';
import { approvalState } from '#features/approval/approvalState.ts';

describe('approval state', () => {
  const token = { isNative: false, amount: 10n, allowance: 0n, isPending: false, canBatch: false };
  it.each([
    ['native currency is always approved', { ...token, isNative: true, allowance: undefined }, 'approved'],
    ['a missing allowance gives unknown', { ...token, allowance: undefined }, 'unknown'],
    ['nothing typed gives unknown', { ...token, amount: undefined }, 'unknown'],
    ['an allowance below the amount: not approved', { ...token, allowance: 9n }, 'notApproved'],
    ['the same with an approval in flight: pending', { ...token, allowance: 9n, isPending: true }, 'pending'],
    ['an allowance of the amount', { ...token, allowance: 10n }, 'approved'],
    [
      'too little, and the account batches: approved together',
      { ...token, isPending: true, canBatch: true },
      'batched',
    ],
    ['too little while the wallet is asked', { ...token, canBatch: undefined }, 'unknown'],
    ['enough in an account that batches', { ...token, allowance: 10n, canBatch: true }, 'approved'],
    ['enough, whatever is in flight', { ...token, allowance: 11n, isPending: true }, 'approved'],
  ] as const)('follows the rule "%s"', (_name, facts, state) => {
    expect(approvalState(facts)).toBe(state);
  });
});
