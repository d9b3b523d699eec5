import { wrappedNative } from '#config/tokens/tokens.ts';
import { restToCancel } from '#domain/transactions/pendingCancels.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { Popup } from '#state/app/slice.ts';
import type { TransactionJob } from '#stores/transactionJobs.ts';

export interface Notice {
  readonly key: string;
  readonly job: TransactionJob | undefined;
  readonly popups: readonly [Popup, ...Popup[]];
}

type JobOf = (hash: string) => TransactionJob | undefined;

/** A slice with an unfilled part keeps its own notice, which offers to cancel that part. */
export const jobsWithoutRests =
  (jobOf: JobOf, records: Readonly<Record<string, TransactionRecord>>): JobOf =>
  (hash) => {
    const [job, record] = [jobOf(hash), records[hash]];
    const leavesPart = record !== undefined && restToCancel(record, wrappedNative.address) !== undefined;
    return leavesPart && job?.kind === 'slices' ? undefined : job;
  };

/**
 * Joins the successes of a job with several transactions at the position of the first. Fills, alerts and failures each
 * keep a notice.
 */
export const groupPopups = (popups: readonly Popup[], jobOf: JobOf): readonly Notice[] => {
  const notices: Notice[] = [];
  for (const popup of popups) {
    const { txn, fill, alert } = popup.content;
    const job = !fill && !alert && txn.success ? jobOf(txn.hash) : undefined;
    const shared = job && job.total > 1 ? job : undefined;
    const at = shared ? notices.findIndex((notice) => notice.job?.id === shared.id) : -1;
    const known = notices[at];
    if (known) notices[at] = { ...known, popups: [...known.popups, popup] };
    else notices.push({ key: popup.key, job: shared, popups: [popup] });
  }
  return notices;
};
