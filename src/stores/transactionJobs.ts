import type { Hex } from '#domain/multicall/types.ts';

export interface TransactionJob {
  readonly id: symbol;
  readonly kind: 'place' | 'cancel' | 'split' | 'slices';
  readonly name?: string;
  readonly total: number;
}

const jobs = new Map<Hex, TransactionJob>();

/** Jobs of this visit by transaction hash. The results of one job share a notice. */
export const transactionJobs = {
  add: (hash: Hex, job: TransactionJob): void => void jobs.set(hash, job),
  of: (hash: string): TransactionJob | undefined => jobs.get(hash as Hex),
  hashesOf: (job: TransactionJob): readonly Hex[] =>
    [...jobs].flatMap(([hash, { id }]) => (id === job.id ? [hash] : [])),
};
