import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { transactionJobs, type TransactionJob } from '#stores/transactionJobs.ts';
import { announce } from '#ui/feedback/announce.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { Toast } from '#ui/overlay/Toast.tsx';
import { SlicesToast } from '../slices/index.ts';
import type { Notice } from './groupPopups.ts';
import { useFinishedNotice } from './useFinishedNotice.ts';

const useDone = (job: TransactionJob): number => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  return transactionJobs.hashesOf(job).filter((hash) => {
    const receipt = records[hash]?.receipt;
    return receipt !== undefined && isSuccess(receipt);
  }).length;
};

interface JobToastProps extends Pick<Notice, 'popups'> {
  readonly job: TransactionJob;
}

function JobToast({ job, popups }: JobToastProps): ReactElement {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const { total, kind } = job;
  const done = useDone(job);
  const placed = t`${done} of ${total} orders placed`;
  const title = {
    place: placed,
    slices: placed,
    cancel: t`${done} of ${total} orders cancelled`,
    split: t`${done} of ${total} parts of your split order confirmed`,
  }[kind];
  const listed = kind === 'place' && t`They are listed under Open orders.`;
  useWhenChanged(title, announce);
  useFinishedNotice({
    event: (popups.at(-1) ?? popups[0]).key,
    tag: transactionJobs.hashesOf(job)[0] ?? '',
    title,
    body: listed || '',
  });
  return (
    <Toast
      tone="success"
      title={title}
      onDismiss={() => popups.forEach(({ key }) => dispatch(popupRemoved({ key })))}
      removeAfterMs={popups.at(-1)?.removeAfterMs ?? undefined}
    >
      {listed}
    </Toast>
  );
}

export function AnyJobToast({ job, popups }: JobToastProps): ReactElement {
  return job.name === undefined ? (
    <JobToast job={job} popups={popups} />
  ) : (
    <SlicesToast id={job.name} popups={popups} />
  );
}
