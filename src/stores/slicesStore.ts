import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import {
  isOver,
  placeSlice,
  releaseSlice,
  requestSlice,
  sliceTurn,
  startJob,
  type SliceJob,
  type SliceTerms,
} from '#domain/slices/sliceJob.ts';
import { jobsIn, MAX_JOBS } from '#domain/slices/storedJobs.ts';
import { storage as browserStorage, type SafeStorage } from '#lib/storage.ts';
import { createStoredValue } from '#lib/storedValue.ts';

/** External store of all tabs; changes apply to the stored state, without a pause between read and write. */
interface SlicesStore {
  current(): readonly SliceJob[];
  subscribe(listener: () => void): () => void;
  find(id: string): SliceJob | undefined;
  /** False if `MAX_JOBS` jobs are not over. */
  start(terms: SliceTerms, nowMs: number): boolean;
  /** Applies to the job, also if another tab has just placed or skipped a slice. */
  update(id: string, apply: (job: SliceJob) => SliceJob): void;
  /** Applies to the next slice only if it still has `index`. */
  change(id: string, index: number, apply: (job: SliceJob) => SliceJob): void;
  /**
   * Stores the request before the wallet opens. `taken`: another tab did, or the slice is not due. `notKept`: the storage
   * refused it, so a reload would offer the slice again.
   */
  request(id: string, index: number, nowMs: number): 'stored' | 'taken' | 'notKept';
  placed(id: string, index: number, hash: Hex, nowMs: number): void;
  released(id: string, index: number): void;
  remove(id: string): void;
  /** Notifies of other tabs' changes too. @returns the end */
  follow(): () => void;
}

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** The oldest jobs that are over make room. */
const withRoom = (jobs: readonly SliceJob[]): readonly SliceJob[] => {
  const surplus = Math.max(0, jobs.length + 1 - MAX_JOBS);
  const dropped = jobs.filter((job) => isOver(job) && job.requestedTime === undefined).slice(0, surplus);
  return jobs.filter((job) => !dropped.includes(job));
};

export const createSlicesStore = (storage: SafeStorage): SlicesStore => {
  const kept = createStoredValue(laterStorageKeys.slices, (stored) => jobsIn(stored, nativeCurrency), storage);
  const find = (id: string): SliceJob | undefined => kept.read().find((job) => job.id === id);
  const change = (id: string, index: number, apply: (job: SliceJob) => SliceJob): boolean =>
    kept.keep(kept.read().map((job) => (job.id === id && job.results.length === index ? apply(job) : job)));
  return {
    current: kept.read,
    subscribe: kept.subscribe,
    follow: kept.follow,
    find,
    start(terms, nowMs) {
      const others = withRoom(kept.read());
      if (others.length >= MAX_JOBS) return false;
      kept.keep([...others, startJob(newId(), terms, nowMs)]);
      return true;
    },
    update: (id, apply) => void kept.keep(kept.read().map((job) => (job.id === id ? apply(job) : job))),
    change: (id, index, apply) => void change(id, index, apply),
    request(id, index, nowMs) {
      const job = find(id);
      const turn = job?.results.length === index ? sliceTurn(job, nowMs) : 'over';
      if (turn !== 'due' && turn !== 'missed') return 'taken';
      if (change(id, index, (known) => requestSlice(known, nowMs))) return 'stored';
      change(id, index, releaseSlice);
      return 'notKept';
    },
    placed: (id, index, hash, nowMs) => void change(id, index, (job) => placeSlice(job, hash, nowMs)),
    released: (id, index) => void change(id, index, releaseSlice),
    remove: (id) => void kept.keep(kept.read().filter((job) => job.id !== id)),
  };
};

export const slicesStore = createSlicesStore(browserStorage);
