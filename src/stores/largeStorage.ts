import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { createSealing, unsealed, type Sealing } from '#lib/sealing.ts';
import { openSegmentStore, type SegmentStore } from '#lib/segmentStore.ts';
import { tabStorage } from '#lib/storage.ts';

let opened: Promise<SegmentStore> | undefined;

/** Rejects if IndexedDB is denied. */
export const largeStorage = (): Promise<SegmentStore> => (opened ??= openSegmentStore(laterStorageKeys.largeAccounts));

/** Data of a watched account can be read with this tab's key only, so that the browser stores no account of others. */
export const sealingOf = (isWatched: boolean): Sealing =>
  isWatched ? createSealing(tabStorage, laterStorageKeys.watchedKey) : unsealed;
