import { storageKeys } from './storageKeys.ts';

export const laterStorageKeys = {
  ...storageKeys,
  largeAccounts: 'myt-accounts',
  /** `off` if the user has turned them off. */
  backgroundChecks: 'backgroundChecks',
  /** IndexedDB database: copy of alerts and pending transactions for the service worker, and its results. */
  backgroundDatabase: 'myt-background',
  followUps: 'followUps',
  slices: 'slices',
  ladderTemplates: 'ladderTemplates',
  ownFilters: 'ownFilters',
  /** Per tab: key that opens the stored data of watched accounts. */
  watchedKey: 'watchedKey',
  chartGrid: 'chartGrid',
  chartTicket: 'chartTicket',
  chartWatchlist: 'chartWatchlist',
} as const;
