import type { Hex } from '#domain/multicall/types.ts';
import type { SliceJob } from '#domain/slices/sliceJob.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { transactionJobs } from '#stores/transactionJobs.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { sliceLeader } from './sliceLeader.ts';

/** Longer than the checks before a wallet request. Used if no lock shows that the other tab is alive. */
const CHECKS_MS = 120_000;

const isOf = (info: TransactionInfo, { id, results }: SliceJob): boolean =>
  info.kind === 'placeOrder' && info.slice?.job === id && info.slice.index === results.length;

const preparing = new Set<string>();

/** True if the wallet may still send the next slice. */
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

export const endKey = (id: string): Hex => `0xslices ${id}`;

/** The results of a job's slices and its end share one notice. */
export const shareNotice = (hash: Hex, { id, count }: Pick<SliceJob, 'id' | 'count'>): void =>
  transactionJobs.add(hash, { id: Symbol.for(`slices ${id}`), kind: 'slices', total: count, name: id });

/**
 * True if the request never reached a wallet: then `walletRequests` has no entry, which is stored before the wallet
 * opens.
 */
const wasNeverSent = (job: SliceJob, nowMs: number): boolean => {
  const { id, requestedTime } = job;
  if (requestedTime === undefined || preparing.has(id) || isRequestOpen(job)) return false;
  return sliceLeader.hasLocks() || nowMs - requestedTime > CHECKS_MS;
};

/** Records the outcome of a request whose page is closed. Only the tab that places slices may call it. */
export const settleRequest = (job: SliceJob, records: readonly TransactionRecord[], nowMs: number): void => {
  const index = job.results.length;
  const sent = records.find(({ info }) => isOf(info, job));
  if (sent) slicesStore.placed(job.id, index, sent.hash, nowMs);
  else if (wasNeverSent(job, nowMs)) slicesStore.released(job.id, index);
};
