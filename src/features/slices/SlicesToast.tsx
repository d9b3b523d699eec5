import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isOver } from '#domain/slices/sliceJob.ts';
import { popupRemoved, type Popup } from '#state/app/slice.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { announce } from '#ui/feedback/announce.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { Toast } from '#ui/overlay/Toast.tsx';
import { sliceCounts, type SliceCounts } from './sliceCounts.ts';
import { useSliceJobs } from './useSlice.ts';

type EndedCounts = SliceCounts & { readonly count: number };

/** Results of a job that is over; undefined before, and while a slice's transaction is pending. */
const useEndedSlices = (id: string): EndedCounts | undefined => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const job = useSliceJobs().find((entry) => entry.id === id);
  if (!job || !isOver(job)) return undefined;
  const counts = sliceCounts(job, records);
  return counts.pending === 0 ? { ...counts, count: job.count } : undefined;
};

/** @param keys of popups, separated by spaces; empty to keep all */
const useDroppedPopups = (keys: string): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const key of keys.split(' ').filter(Boolean)) dispatch(popupRemoved({ key }));
  }, [keys, dispatch]);
};

export interface SlicesToastProps {
  readonly id: string;
  readonly popups: readonly [Popup, ...Popup[]];
}

interface EndedProps extends Pick<SlicesToastProps, 'popups'> {
  readonly counts: EndedCounts;
}

function EndedToast({ popups, counts }: EndedProps): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const { count, sent, skipped, failed } = counts;
  const placed = sent - failed;
  const title = t`Time-sliced order ended: ${placed} of ${count} slices placed`;
  useWhenChanged(title, announce);
  return (
    <Toast
      tone={failed > 0 ? 'warning' : 'success'}
      title={title}
      onDismiss={() => popups.forEach(({ key }) => dispatch(popupRemoved({ key })))}
      removeAfterMs={popups[0].removeAfterMs ?? undefined}
    >
      {skipped + failed > 0 && t`Skipped ${skipped}, failed ${failed}.`}
    </Toast>
  );
}

/** A job's row shows each slice, so only the end of the job raises a notice. */
export function SlicesToast({ id, popups }: SlicesToastProps): ReactElement | null {
  const counts = useEndedSlices(id);
  useDroppedPopups(counts ? '' : popups.map(({ key }) => key).join(' '));
  return counts ? <EndedToast popups={popups} counts={counts} /> : null;
}
