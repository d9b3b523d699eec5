import { Trans } from '@lingui/react/macro';
import type { ReactElement, RefObject } from 'react';
import { endJob, isOver, pauseJob, resumeJob, type SliceJob } from '#domain/slices/sliceJob.ts';
import { sliceLeader } from '#features/slices/index.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { Button } from '#ui/fields/Button.tsx';

interface JobButtonsProps {
  readonly job: SliceJob;
  readonly row: RefObject<HTMLElement | null>;
}

const ROW = 'section[data-side]';

const focusNeighbour = (row: HTMLElement | null): void => {
  const near = [row?.nextElementSibling, row?.previousElementSibling].find((other) => other?.matches(ROW));
  const next = near ?? row?.closest('[role=group]');
  if (next instanceof HTMLElement) next.focus();
};

export function JobButtons({ job, row }: JobButtonsProps): ReactElement {
  if (isOver(job)) {
    return (
      <Button
        size="xs"
        disabled={job.requestedTime !== undefined}
        onClick={() => {
          focusNeighbour(row.current);
          slicesStore.remove(job.id);
        }}
      >
        <Trans>Remove</Trans>
      </Button>
    );
  }
  return (
    <>
      {job.state === 'paused' ? (
        <Button size="xs" onClick={() => slicesStore.update(job.id, (known) => resumeJob(known, Date.now()))}>
          <Trans>Resume</Trans>
        </Button>
      ) : (
        <Button size="xs" onClick={() => slicesStore.update(job.id, pauseJob)}>
          <Trans>Pause</Trans>
        </Button>
      )}
      <Button
        size="xs"
        onClick={() => {
          row.current?.focus();
          slicesStore.update(job.id, endJob);
        }}
      >
        <Trans>End order</Trans>
      </Button>
    </>
  );
}

interface OtherTabProps {
  readonly row: RefObject<HTMLElement | null>;
  readonly isSending: boolean;
}

export function OtherTab({ row, isSending }: OtherTabProps): ReactElement {
  const takeOver = (): void => {
    row.current?.focus();
    sliceLeader.takeOver();
  };
  return (
    <p>
      <Trans>Another tab offers its slices.</Trans>{' '}
      {!isSending && (
        <Button size="xs" onClick={takeOver}>
          <Trans>Use this tab</Trans>
        </Button>
      )}
    </p>
  );
}
