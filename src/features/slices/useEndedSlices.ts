import { useEffect } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isOver } from '#domain/slices/sliceJob.ts';
import { popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { sliceCounts, type SliceCounts } from './sliceCounts.ts';
import { useSliceJobs } from './useSlice.ts';

/** Results of a job that is over; undefined before, and while a slice's transaction is pending. */
export const useEndedSlices = (id: string): (SliceCounts & { readonly count: number }) | undefined => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const job = useSliceJobs().find((entry) => entry.id === id);
  if (!job || !isOver(job)) return undefined;
  const counts = sliceCounts(job, records);
  return counts.pending === 0 ? { ...counts, count: job.count } : undefined;
};

/** @param keys of popups, separated by spaces; empty to keep all */
export const useDroppedPopups = (keys: string): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const key of keys.split(' ').filter(Boolean)) dispatch(popupRemoved({ key }));
  }, [keys, dispatch]);
};
