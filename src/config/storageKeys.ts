/** Every key this application writes to the browser's storage. */
export const storageKeys = {
  /** Name of the last connector (spec 000 section 3). */
  wallet: 'wallet',
  /** Set while the page reloads once after a lazily loaded page failed to arrive. */
  lazyPageReloaded: 'lazyPageReloaded',
  /** Length of the chart's candles. */
  chartInterval: 'chartInterval',
  /** Prefix of the persisted Redux slices. */
  reduxNamespace: 'myt',
  /** The IndexedDB database of the pairs' trades. */
  historyDatabase: 'myt-history',
  /** The IndexedDB database of the token lists' bodies. */
  tokenLists: 'myt-lists',
  /** Pairs whose pool tokens an account got, and the blocks known. */
  positions: 'positions',
} as const;
