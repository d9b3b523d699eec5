import type { ReactElement } from 'react';
import { isOver, type SliceJob } from '#domain/slices/sliceJob.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useEndNotices } from './useEndedSlices.ts';
import { useFollowedSlice, useSharedNotices } from './useFollowedSlice.ts';
import { useIsLeader, useSliceJobs, useTick } from './useSlice.ts';

interface FollowedProps {
  readonly job: SliceJob;
  readonly nowMs: number;
}

function Followed({ job, nowMs }: FollowedProps): null {
  useFollowedSlice(job, nowMs);
  return null;
}

export function SliceFollower(): ReactElement {
  const { signer } = useWallet();
  const jobs = useSliceJobs();
  const isLeader = useIsLeader();
  const nowMs = useTick();
  useSharedNotices(jobs);
  useEndNotices(jobs, isLeader);
  const followed = jobs.filter((job) => job.account === signer && (!isOver(job) || job.requestedTime !== undefined));
  return <>{isLeader && followed.map((job) => <Followed key={job.id} job={job} nowMs={nowMs} />)}</>;
}
