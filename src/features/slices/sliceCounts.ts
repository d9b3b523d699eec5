import type { SliceJob } from '#domain/slices/sliceJob.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { OrderOutcome, TransactionRecord } from '#domain/transactions/types.ts';

export interface SliceCounts {
  readonly placed: number;
  /** Reverted, cancelled or replaced in the wallet. */
  readonly failed: number;
  readonly skipped: number;
  readonly pending: number;
  /** The record is no longer stored, or its receipt has no order. */
  readonly unknown: number;
  /** Raw units filled when the slices were placed; undefined if a result is unknown. */
  readonly filled: { readonly spent: bigint; readonly received: bigint } | undefined;
}

type State = OrderOutcome | 'failed' | 'pending' | 'unknown';

const stateOf = (record: TransactionRecord | undefined): State => {
  if (!record) return 'unknown';
  const { receipt, ended, outcome } = record;
  if (!receipt) return ended ? 'failed' : 'pending';
  return isSuccess(receipt) ? (outcome ?? 'unknown') : 'failed';
};

const sum = (amounts: readonly string[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount), 0n);

type Records = Readonly<Record<string, TransactionRecord>>;

/** Includes transactions that the wallet sent although it answered that it did not. */
const hashesOf = ({ id, results }: Pick<SliceJob, 'id' | 'results'>, records: Records): readonly string[] => {
  const known = results.flatMap((result) => ('hash' in result ? [result.hash] : []));
  const own = Object.values(records).filter(({ info }) => info.kind === 'placeOrder' && info.slice?.job === id);
  return [...new Set([...known, ...own.map(({ hash }) => hash)])];
};

export const sliceCounts = (job: Pick<SliceJob, 'id' | 'results'>, records: Records): SliceCounts => {
  const states = hashesOf(job, records).map((hash) => stateOf(records[hash]));
  const outcomes = states.filter((state) => typeof state === 'object');
  const count = (state: State): number => states.filter((entry) => entry === state).length;
  const unknown = count('unknown');
  const filled = { spent: sum(outcomes.map(({ spent }) => spent)), received: sum(outcomes.map((o) => o.received)) };
  return {
    placed: outcomes.length,
    failed: count('failed'),
    skipped: job.results.filter((result) => 'skipped' in result).length,
    pending: count('pending'),
    unknown,
    filled: unknown === 0 ? filled : undefined,
  };
};
