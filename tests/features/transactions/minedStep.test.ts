import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { ActualCall } from '#domain/transactions/actualCall.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { revokedWords } from '#pages/approvals/approvalWords.ts';
import { minedStep } from '#features/transactions/minedStep.ts';
import { alice, HASH, sendOne } from '../../support/sentRecord.ts';

const token = { address: alice, symbol: 'USDC', decimals: 6 };
const revoke = { kind: 'resetApproval', token, spender: alice, amount: '0' } as const;
const receipt = (status: number): NonNullable<TransactionRecord['receipt']> => ({
  ...{ blockHash: '0x02', blockNumber: 2, contractAddress: null, from: alice, to: alice, status },
  ...{ transactionHash: HASH, transactionIndex: 0 },
});
const both = (known: Partial<TransactionRecord>): TransactionRecord => ({
  ...sendOne({ info: revoke, also: [revoke] }).record(),
  ...known,
});
const stepAt = (record: TransactionRecord, at: number) => {
  const step = minedStep(HASH, record, at);
  return step.kind === 'done' ? step.actual.call : step.kind;
};

describe('the step of a plan', () => {
  it('has the outcome of its own call', () => {
    const record = both({ receipt: receipt(1), calls: [{ allowance: '5' }, { allowance: '0' }] });
    expect([stepAt(record, 0), stepAt(record, 1)]).toEqual([{ allowance: '5' }, { allowance: '0' }]);
  });

  it('is done in a batch that was executed in part only if its own logs show it', () => {
    const record = both({ receipt: receipt(0), callsStage: 'partlyReverted', calls: [{ allowance: '0' }, null] });
    expect([stepAt(record, 0), stepAt(record, 1)]).toEqual([{ allowance: '0' }, 'refused']);
  });

  it('is sent without a receipt, and refused after a failure', () => {
    expect(stepAt(both({}), 0)).toBe('sent');
    expect(stepAt(both({ receipt: receipt(0), calls: [null, null] }), 0)).toBe('refused');
    expect(minedStep(HASH, undefined, 0)).toEqual({ kind: 'sent', hash: HASH });
  });
});

describe('the words of a revocation', () => {
  it('call it revoked only if no allowance is left', () => {
    i18n.loadAndActivate({ locale: 'en-US', messages: {} });
    const words = (call: ActualCall['call']): string => i18n._(revokedWords({ info: revoke, call }));
    expect(words({ allowance: '0' })).toBe('Revoked');
    expect(words({ allowance: '5' })).toBe('Not revoked: 0.000005 USDC stays approved');
    expect(words(null)).toBe('The receipt shows that it succeeded, not what it changed.');
  });
});
