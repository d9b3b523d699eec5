import { storageKeys } from './storageKeys.ts';

/** Includes the keys that no first page needs. */
export const laterStorageKeys = {
  ...storageKeys,
  /** IndexedDB database: transfers of accounts with more than a thousand. */
  largeAccounts: 'myt-accounts',
  /** `off` by the user. */
  backgroundChecks: 'backgroundChecks',
  /** IndexedDB database: copy of alerts and pending transactions for the service worker, and its results. */
  backgroundDatabase: 'myt-background',
  /** Opposite orders prepared for fills. */
  followUps: 'followUps',
  /** Jobs of time-sliced orders. */
  slices: 'slices',
  /** Saved ladders of scale orders. */
  ladderTemplates: 'ladderTemplates',
  /** Per tab: filters of the account's orders and trades. */
  ownFilters: 'ownFilters',
  /** Per tab: opens the stored data of watched accounts. */
  watchedKey: 'watchedKey',
  /** Number, links, markets and intervals of the charts on the chart page. */
  chartGrid: 'chartGrid',
  chartTicket: 'chartTicket',
  chartWatchlist: 'chartWatchlist',
} as const;
