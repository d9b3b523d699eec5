import type { SliceJob } from '#domain/slices/sliceJob.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';

export interface SliceCounts {
  readonly sent: number;
  /** Reverted, cancelled or replaced in the wallet. */
  readonly failed: number;
  readonly skipped: number;
  /** Sent ones without a result. */
  readonly pending: number;
  /** Sent ones without a record in this browser. */
  readonly unknown: number;
  /** Raw units of the known results. */
  readonly spent: bigint;
  readonly received: bigint;
}

/** Results of a job's slices, by the receipts of their transactions. */
export const sliceCounts = (
  { results }: Pick<SliceJob, 'results'>,
  records: Readonly<Record<string, TransactionRecord>>,
): SliceCounts => {
  const hashes = results.flatMap((result) => ('hash' in result ? [result.hash] : []));
  const known = hashes.flatMap((hash) => records[hash] ?? []);
  const failed = known.filter(({ receipt, ended }) => (receipt ? !isSuccess(receipt) : ended !== undefined));
  const pending = known.filter(({ receipt, ended }) => !receipt && !ended);
  const sum = (field: 'spent' | 'received'): bigint =>
    known.reduce((total, { outcome }) => total + BigInt(outcome?.[field] ?? 0), 0n);
  return {
    sent: hashes.length,
    failed: failed.length,
    skipped: results.length - hashes.length,
    pending: pending.length,
    unknown: hashes.length - known.length,
    spent: sum('spent'),
    received: sum('received'),
  };
};
