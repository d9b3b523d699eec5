import { storageKeys } from './storageKeys.ts';

/** Includes the keys that no first page needs. */
export const laterStorageKeys = {
  ...storageKeys,
  /** IndexedDB database: transfers of accounts with more than a thousand. */
  largeAccounts: 'myt-accounts',
  /** Per tab: opens the stored data of watched accounts. */
  watchedKey: 'watchedKey',
} as const;
