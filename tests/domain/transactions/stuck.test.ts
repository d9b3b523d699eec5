import { describe, expect, it } from 'vitest';
import { earlierTransactions, stuckCause } from '#domain/transactions/stuck.ts';
import type { TransactionEnding, TransactionRecord } from '#domain/transactions/types.ts';

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const;
const token = { symbol: 'USDC', decimals: 6 };
const HOUR_MS = 3_600_000;

const record = (known: Partial<TransactionRecord> = {}): TransactionRecord => ({
  hash: '0x01',
  from,
  chainId: 137,
  summary: '',
  info: { kind: 'approve', token, spender: from, amount: '1' },
  addedTime: 1,
  ...known,
});
const signed = (nonce: number) => ({ nonce, to: from, data: '0x', value: '0' }) as const;
const ended = (kind: TransactionEnding['kind']) => ({ ended: { kind, blockNumber: 1 } });
const mined = { receipt: { blockNumber: 1 } as never };

describe('transactions that need attention', () => {
  it.each([
    ['on its way', {}, undefined],
    ['mined', mined, undefined],
    ['behind earlier ones', { waitsBehind: 2 }, 'queued'],
    ['unknown to the network', { unseenSinceBlock: 1, lastCheckedBlockNumber: 20 }, 'unseen'],
    ['missing for a moment', { unseenSinceBlock: 1, lastCheckedBlockNumber: 3 }, undefined],
    ['a batch that its wallet forgot', { callsStage: 'forgotten' }, 'forgotten'],
    ['a batch of a known transaction', { callsStage: 'forgotten', replacedBy: '0x02' }, undefined],
    ['cancelled by its account', ended('cancelled'), undefined],
    ...(
      ['replaced', 'lost', 'unseen', 'replacedInSafe', 'rejectedInSafe', 'unknownInSafe', 'failedInWallet'] as const
    ).map((kind) => [`ended: ${kind}`, ended(kind), 'ended'] as const),
  ] as const)('have their cause in the case "%s"', (_name, known, cause) => {
    expect(stuckCause(record(known), HOUR_MS)).toBe(cause);
  });

  it('ended transactions are history after a day, counted from the end', () => {
    expect(stuckCause(record(ended('lost')), 25 * HOUR_MS)).toBeUndefined();
    expect(stuckCause(record({ ...ended('lost'), changedTime: 2 * HOUR_MS }), 25 * HOUR_MS)).toBe('ended');
  });
});

describe('earlier transactions of a queue', () => {
  const last = record({ hash: '0x09', signed: signed(9), waitsBehind: 2 });

  it('are named by their records and counted without one', () => {
    const eighth = record({ hash: '0x08', signed: signed(8) });
    expect(earlierTransactions(last, [last, eighth])).toEqual({ known: [eighth], others: 1 });
    const seventh = record({ hash: '0x07', presumed: signed(7) });
    expect(earlierTransactions(last, [last, eighth, seventh])).toEqual({ known: [seventh, eighth], others: 0 });
  });

  it('leave out mined and ended ones, other accounts, and nonces that are used', () => {
    const others = [
      record({ hash: '0x08', signed: signed(8), ...mined }),
      record({ hash: '0x18', signed: signed(8), ...ended('lost') }),
      record({ hash: '0x28', signed: signed(8), from: '0x0000000000000000000000000000000000000001' }),
      record({ hash: '0x06', signed: signed(6) }),
    ];
    expect(earlierTransactions(last, others)).toEqual({ known: [], others: 2 });
  });

  it('have one record for each nonce, the newest', () => {
    const first = record({ hash: '0x08', signed: signed(8), addedTime: 1 });
    const second = record({ hash: '0x18', signed: signed(8), addedTime: 2 });
    expect(earlierTransactions(last, [second, first])).toEqual({ known: [second], others: 1 });
  });
});
