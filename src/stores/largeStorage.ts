import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { createSealing, unsealed, type Sealing } from '#lib/sealing.ts';
import { openSegmentStore, type SegmentStore } from '#lib/segmentStore.ts';
import { tabStorage } from '#lib/storage.ts';

let opened: Promise<SegmentStore> | undefined;

/** Rejects if IndexedDB is denied. */
export const largeStorage = (): Promise<SegmentStore> => (opened ??= openSegmentStore(laterStorageKeys.largeAccounts));

/** A watched account's data opens only with the tab's key, so that this browser names no accounts of others. */
export const sealingOf = (isWatched: boolean): Sealing =>
  isWatched ? createSealing(tabStorage, laterStorageKeys.watchedKey) : unsealed;
