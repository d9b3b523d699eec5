import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { popupRemoved, type Popup } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { announce } from '#ui/feedback/announce.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { Toast } from '#ui/overlay/Toast.tsx';
import type { SliceCounts } from './sliceCounts.ts';
import { endKey } from './sliceRequests.ts';
import { useDroppedPopups, useEndedSlices } from './useEndedSlices.ts';

interface SlicesToastProps {
  readonly id: string;
  readonly popups: readonly [Popup, ...Popup[]];
}

interface EndedProps extends Pick<SlicesToastProps, 'popups'> {
  readonly counts: SliceCounts & { readonly count: number };
}

function EndedToast({ popups, counts }: EndedProps): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const { count, placed, skipped, failed, unknown } = counts;
  const title = t`Time-sliced order ended: ${placed} of ${count} slices placed`;
  const words = [
    ...(skipped + failed > 0 ? [t`Skipped ${skipped}, failed ${failed}.`] : []),
    ...(unknown > 0 ? [t`Result unknown: ${unknown}.`] : []),
  ];
  useWhenChanged(title, announce);
  return (
    <Toast
      tone={failed + unknown > 0 ? 'warning' : 'success'}
      title={title}
      onDismiss={() => popups.forEach(({ key }) => dispatch(popupRemoved({ key })))}
      removeAfterMs={popups[0].removeAfterMs ?? undefined}
    >
      {words.length > 0 ? words.join(' ') : undefined}
    </Toast>
  );
}

/** Only a job's end has a notice, because the job's row shows each slice. */
export function SlicesToast({ id, popups }: SlicesToastProps): ReactElement | null {
  const isEnd = popups.some(({ key }) => key === endKey(id));
  const known = useEndedSlices(id);
  // A removed job has no counts.
  const counts = isEnd ? known : undefined;
  useDroppedPopups(counts ? '' : popups.map(({ key }) => key).join(' '));
  return counts ? <EndedToast popups={popups} counts={counts} /> : null;
}
