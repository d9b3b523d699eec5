import { expect, it } from 'vitest';
import type { SliceJob } from '#domain/slices/sliceJob.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { sliceCounts } from '#features/slices/sliceCounts.ts';

it('counts sent, failed and skipped slices, and those without a record as unknown', () => {
  const results: SliceJob['results'] = [
    { hash: '0x01' },
    { hash: '0x02' },
    { hash: '0x03' },
    { hash: '0x04' },
    { skipped: { code: 'user' } },
  ];
  const records = {
    '0x01': { receipt: { status: 1 }, outcome: { spent: '5', received: '7' } },
    '0x02': { ended: { reason: 'dropped' } },
    '0x03': {},
  } as unknown as Readonly<Record<string, TransactionRecord>>;
  const totals = { spent: 5n, received: 7n };
  expect(sliceCounts({ results }, records)).toEqual({
    ...{ sent: 4, failed: 1, skipped: 1, pending: 1, unknown: 1 },
    ...totals,
  });
});
