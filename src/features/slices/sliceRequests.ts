import type { Hex } from '#domain/multicall/types.ts';
import type { SliceJob } from '#domain/slices/sliceJob.ts';
import { hasFailed } from '#domain/transactions/isSettled.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { transactionJobs } from '#stores/transactionJobs.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { sliceLeader } from './sliceLeader.ts';

/** Longer than the checks before a wallet request. Used if no lock shows that the other tab is alive. */
const CHECKS_MS = 120_000;

const indexIn = (info: TransactionInfo, { id }: Pick<SliceJob, 'id'>): number | undefined =>
  info.kind === 'placeOrder' && info.slice?.job === id ? info.slice.index : undefined;

const isOf = (info: TransactionInfo, job: SliceJob): boolean => indexIn(info, job) === job.results.length;

const preparing = new Set<string>();

/** True if the wallet may send, or has sent, the next slice, which has no result yet. */
export const isRequestOpen = (job: SliceJob): boolean =>
  [...walletRequests.all(), ...walletRequests.sent()].some(({ info }) => isOf(info, job));

/**
 * True if the wallet may have sent all remaining slices although it answered that it did not. The chain is watched for
 * some blocks after each such answer.
 */
export const mayAllBeSent = (job: Pick<SliceJob, 'id' | 'results' | 'count'>): boolean => {
  const refused = walletRequests.refused().filter(({ info }) => indexIn(info, job) !== undefined).length;
  return refused > 0 && job.results.length + refused >= job.count;
};

export const whilePreparing = async <T>(id: string, action: () => Promise<T>): Promise<T> => {
  preparing.add(id);
  try {
    return await action();
  } finally {
    preparing.delete(id);
  }
};

export const endKey = (id: string): Hex => `0xslices ${id}`;

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

/**
 * Transaction that the wallet sent after it answered that it did not, and whose slice was placed again or skipped.
 * Undefined while a request is open.
 */
const surplusOf = (job: SliceJob, records: readonly TransactionRecord[]): TransactionRecord | undefined => {
  if (job.requestedTime !== undefined) return undefined;
  const placed = new Set(job.results.flatMap((result) => ('hash' in result ? [result.hash] : [])));
  const replacements = records.flatMap(({ hash, replacedBy }) => (placed.has(hash) ? [replacedBy] : []));
  return records.find((record) => {
    const index = indexIn(record.info, job);
    const isPast = index !== undefined && index < job.results.length;
    return isPast && !placed.has(record.hash) && !replacements.includes(record.hash) && !hasFailed(record);
  });
};

/**
 * Records the outcome of a request, even if its page was closed. A surplus transaction takes the turn of the next
 * slice, so that no more is traded than the user chose. Only the tab that places slices may call it.
 */
export const settleRequest = (job: SliceJob, records: readonly TransactionRecord[], nowMs: number): void => {
  const index = job.results.length;
  const sent = records.find(({ info }) => isOf(info, job)) ?? surplusOf(job, records);
  if (sent) slicesStore.placed(job.id, index, sent.hash, nowMs);
  else if (wasNeverSent(job, nowMs)) slicesStore.released(job.id, index);
};
