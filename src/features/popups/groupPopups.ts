import type { Popup } from '#state/app/slice.ts';
import type { TransactionJob } from '#stores/transactionJobs.ts';

export interface Notice {
  readonly key: string;
  readonly job: TransactionJob | undefined;
  readonly popups: readonly [Popup, ...Popup[]];
}

/**
 * Joins the successes of a job with several transactions in the place of the first. Fills, alerts and failures keep a notice
 * each.
 */
export const groupPopups = (
  popups: readonly Popup[],
  jobOf: (hash: string) => TransactionJob | undefined,
): readonly Notice[] => {
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
