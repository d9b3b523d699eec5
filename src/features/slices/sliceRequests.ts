import type { Hex } from '#domain/multicall/types.ts';
import type { SliceJob } from '#domain/slices/sliceJob.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { transactionJobs } from '#stores/transactionJobs.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { sliceLeader } from './sliceLeader.ts';

/** Longer than the checks before a wallet's request. Needed where no lock shows that a tab is alive. */
const CHECKS_MS = 120_000;

const isOf = (info: TransactionInfo, { id, results }: SliceJob): boolean =>
  info.kind === 'placeOrder' && info.slice?.job === id && info.slice.index === results.length;

/** Jobs of which this page prepares a request now. */
const preparing = new Set<string>();

/** True if the wallet may still send the next slice's request. */
export const isRequestOpen = (job: SliceJob): boolean =>
  [...walletRequests.all(), ...walletRequests.sent()].some(({ info }) => isOf(info, job));

export const whilePreparing = async <T>(id: string, action: () => Promise<T>): Promise<T> => {
  preparing.add(id);
  try {
    return await action();
  } finally {
    preparing.delete(id);
  }
};

/** Key of the notice of a job's end. */
export const endKey = (id: string): Hex => `0xslices ${id}`;

/** Results of all slices of a job share one notice with its end. */
export const shareNotice = (hash: Hex, { id, count }: Pick<SliceJob, 'id' | 'count'>): void =>
  transactionJobs.add(hash, { id: Symbol.for(`slices ${id}`), kind: 'slices', total: count, name: id });

/** A request that reached no wallet leaves no entry in `walletRequests`, which is stored before the wallet opens. */
const wasNeverSent = (job: SliceJob, nowMs: number): boolean => {
  const { id, requestedTime } = job;
  if (requestedTime === undefined || preparing.has(id) || isRequestOpen(job)) return false;
  return sliceLeader.hasLocks() || nowMs - requestedTime > CHECKS_MS;
};

/** Takes over the outcome of requests whose page is gone. Only for the tab that places slices. */
export const settleRequest = (job: SliceJob, records: readonly TransactionRecord[], nowMs: number): void => {
  const index = job.results.length;
  const sent = records.find(({ info }) => isOf(info, job));
  if (sent) slicesStore.placed(job.id, index, sent.hash, nowMs);
  else if (wasNeverSent(job, nowMs)) slicesStore.released(job.id, index);
};
