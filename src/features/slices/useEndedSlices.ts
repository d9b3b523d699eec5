import { useEffect, useRef } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isOver, type SliceJob } from '#domain/slices/sliceJob.ts';
import { popupAdded, popupRemoved } from '#state/app/slice.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { sliceCounts, type SliceCounts } from './sliceCounts.ts';
import { endKey, shareNotice } from './sliceRequests.ts';
import { useSliceJobs } from './useSlice.ts';

/** Results of a finished job; undefined before, and while a slice's transaction is pending. */
export const useEndedSlices = (id: string): (SliceCounts & { readonly count: number }) | undefined => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const job = useSliceJobs().find((entry) => entry.id === id);
  if (!job || !isOver(job)) return undefined;
  const counts = sliceCounts(job, records);
  return counts.pending === 0 ? { ...counts, count: job.count } : undefined;
};

/** Announces each job that ends while this page is open, once, after its last result. */
export const useEndNotices = (jobs: readonly SliceJob[], isLeader: boolean): void => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const dispatch = useAppDispatch();
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const job of jobs) {
      const { id } = job;
      const isEnded = isOver(job) && job.requestedTime === undefined && sliceCounts(job, records).pending === 0;
      if (!isEnded) running.current.add(id);
      else if (running.current.delete(id) && isLeader) {
        const hash = endKey(id);
        shareNotice(hash, job);
        dispatch(popupAdded({ key: hash, content: { txn: { hash, success: true } } }));
      }
    }
  }, [jobs, records, isLeader, dispatch]);
};

/** @param keys keys of popups to remove, separated by spaces */
export const useDroppedPopups = (keys: string): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const key of keys.split(' ').filter(Boolean)) dispatch(popupRemoved({ key }));
  }, [keys, dispatch]);
};
