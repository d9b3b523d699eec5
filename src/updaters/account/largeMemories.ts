import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { createSealing, unsealed } from '#lib/sealing.ts';
import { openSegmentStore, type SegmentStore } from '#lib/segmentStore.ts';
import { tabStorage } from '#lib/storage.ts';
import { createLargeMemory, type LargeMemory, type LargeMemoryOptions } from './largeMemory.ts';
import type { Placed } from './segments.ts';

let opened: Promise<SegmentStore> | undefined;

const store = (): Promise<SegmentStore> => (opened ??= openSegmentStore(laterStorageKeys.largeAccounts));

/** A watched account's data opens only with the tab's key, so that this browser names no accounts of others. */
export const largeMemoryOf = <T extends Placed>(
  format: Pick<LargeMemoryOptions<T>, 'key' | 'encode' | 'decode'>,
  isWatched: boolean,
): LargeMemory<T> =>
  createLargeMemory({
    ...format,
    store,
    sealing: isWatched ? createSealing(tabStorage, laterStorageKeys.watchedKey) : unsealed,
  });
