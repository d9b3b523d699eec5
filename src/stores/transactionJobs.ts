import type { Hex } from '#domain/multicall/types.ts';

/** Several transactions of one press, such as the orders of a scale order. */
export interface TransactionJob {
  readonly id: symbol;
  readonly kind: 'place' | 'cancel' | 'split' | 'slices';
  /** Id of a time-sliced order. */
  readonly name?: string;
  /** Transactions that the job sends if it is not stopped. */
  readonly total: number;
}

const jobs = new Map<Hex, TransactionJob>();

/** Jobs of this visit by the hashes of their transactions: their results share one notice. */
export const transactionJobs = {
  add: (hash: Hex, job: TransactionJob): void => void jobs.set(hash, job),
  of: (hash: string): TransactionJob | undefined => jobs.get(hash as Hex),
  hashesOf: (job: TransactionJob): readonly Hex[] =>
    [...jobs].flatMap(([hash, { id }]) => (id === job.id ? [hash] : [])),
};
