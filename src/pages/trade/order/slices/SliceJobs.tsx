import type { ReactElement } from 'react';
import { useSliceJobs, useTick } from '#features/slices/index.ts';
import { SliceRow } from './SliceRow.tsx';

/** Time-sliced orders of this browser, including those of other accounts. */
export function SliceJobs(): ReactElement {
  const jobs = useSliceJobs();
  const nowMs = useTick();
  return (
    <>
      {jobs.map((job) => (
        <SliceRow key={job.id} job={job} nowMs={nowMs} />
      ))}
    </>
  );
}
