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
import { createSharedArea } from '#lib/sharedArea.ts';
import { storage as browserStorage, type SafeStorage } from '#lib/storage.ts';
import { createStoredValue } from '#lib/storedValue.ts';

/** Shared by all tabs: each change applies to the stored state, and is repeated if another tab overwrites it. */
interface SlicesStore {
  current(): readonly SliceJob[];
  subscribe(listener: () => void): () => void;
  find(id: string): SliceJob | undefined;
  /** `full`: `MAX_JOBS` jobs are unfinished. `notKept`: the storage refused the job, so it is not started. */
  start(terms: SliceTerms, nowMs: number): 'stored' | 'full' | 'notKept';
  /** Also changes a job whose slice another tab has just placed or skipped. */
  update(id: string, apply: (job: SliceJob) => SliceJob): void;
  /** Changes the next slice only if it still has this `index`. */
  change(id: string, index: number, apply: (job: SliceJob) => SliceJob): void;
  /**
   * Stores the request before the wallet opens. `taken`: another tab stored one, or the slice is not due. `notKept`:
   * the storage refused it, so a reload would offer the slice again.
   */
  request(id: string, index: number, nowMs: number): 'stored' | 'taken' | 'notKept';
  placed(id: string, index: number, hash: Hex, nowMs: number): void;
  released(id: string, index: number): void;
  remove(id: string): void;
  follow(): () => void;
}

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

const withRoom = (jobs: readonly SliceJob[]): readonly SliceJob[] => {
  const surplus = Math.max(0, jobs.length + 1 - MAX_JOBS);
  const dropped = jobs.filter((job) => isOver(job) && job.requestedTime === undefined).slice(0, surplus);
  return jobs.filter((job) => !dropped.includes(job));
};

export const createSlicesStore = (storage: SafeStorage): SlicesStore => {
  const area = createSharedArea(storage, laterStorageKeys.slices, ({ id }) => String(id));
  const kept = createStoredValue(laterStorageKeys.slices, (stored) => jobsIn(stored, nativeCurrency), area);
  const find = (id: string): SliceJob | undefined => kept.read().find((job) => job.id === id);
  const change = (id: string, index: number, apply: (job: SliceJob) => SliceJob): boolean =>
    kept.keep(kept.read().map((job) => (job.id === id && job.results.length === index ? apply(job) : job)));
  return {
    current: kept.read,
    subscribe: kept.subscribe,
    follow: kept.follow,
    find,
    start(terms, nowMs) {
      const known = kept.read();
      const others = withRoom(known);
      if (others.length >= MAX_JOBS) return 'full';
      if (kept.keep([...others, startJob(newId(), terms, nowMs)])) return 'stored';
      kept.keep(known);
      return 'notKept';
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
