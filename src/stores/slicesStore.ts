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
import { jobsIn, jobsText, MAX_JOBS } from '#domain/slices/storedJobs.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { storage as browserStorage, type SafeStorage } from '#lib/storage.ts';

/** External store of all tabs; changes apply to the stored state, without a pause between read and write. */
export interface SlicesStore {
  current(): readonly SliceJob[];
  subscribe(listener: () => void): () => void;
  find(id: string): SliceJob | undefined;
  /** False if `MAX_JOBS` jobs are not over. */
  start(terms: SliceTerms, nowMs: number): boolean;
  /** Applies to the next slice only if it still has `index`. */
  change(id: string, index: number, apply: (job: SliceJob) => SliceJob): void;
  /** Stores the request before the wallet opens. False if another tab did, or the slice is not due. */
  request(id: string, index: number, nowMs: number): boolean;
  placed(id: string, index: number, hash: Hex, nowMs: number): void;
  released(id: string, index: number): void;
  remove(id: string): void;
  refresh(): void;
}

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** The oldest jobs that are over make room. */
const withRoom = (jobs: readonly SliceJob[]): readonly SliceJob[] => {
  const surplus = Math.max(0, jobs.length + 1 - MAX_JOBS);
  const dropped = jobs.filter((job) => isOver(job) && job.requestedTime === undefined).slice(0, surplus);
  return jobs.filter((job) => !dropped.includes(job));
};

export const createSlicesStore = (storage: SafeStorage): SlicesStore => {
  const changed = createNotifier();
  const stored = (): readonly SliceJob[] => {
    try {
      return jobsIn(JSON.parse(storage.get(laterStorageKeys.slices) ?? 'null'), nativeCurrency);
    } catch {
      return [];
    }
  };
  let jobs = stored();
  const refresh = (): void => {
    jobs = stored();
    changed.tell();
  };
  const write = (next: readonly SliceJob[]): void => {
    storage.set(laterStorageKeys.slices, jobsText(next));
    refresh();
  };
  const find = (id: string): SliceJob | undefined => stored().find((job) => job.id === id);
  const change: SlicesStore['change'] = (id, index, apply) =>
    write(stored().map((job) => (job.id === id && job.results.length === index ? apply(job) : job)));
  return {
    current: () => jobs,
    subscribe: changed.add,
    find,
    start(terms, nowMs) {
      const others = withRoom(stored());
      if (others.length >= MAX_JOBS) return false;
      write([...others, startJob(newId(), terms, nowMs)]);
      return true;
    },
    change,
    request(id, index, nowMs) {
      const job = find(id);
      const turn = job?.results.length === index ? sliceTurn(job, nowMs) : 'over';
      if (turn !== 'due' && turn !== 'missed') return false;
      change(id, index, (known) => requestSlice(known, nowMs));
      return true;
    },
    placed: (id, index, hash, nowMs) => change(id, index, (job) => placeSlice(job, hash, nowMs)),
    released: (id, index) => change(id, index, releaseSlice),
    remove: (id) => write(stored().filter((job) => job.id !== id)),
    refresh,
  };
};

export const slicesStore = createSlicesStore(browserStorage);

export const followStoredSlices = (): (() => void) => {
  const follow = ({ key }: StorageEvent): void => {
    if (key === null || key === laterStorageKeys.slices) slicesStore.refresh();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
