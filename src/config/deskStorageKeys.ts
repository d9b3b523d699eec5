/** Apart from `storageKeys`, which every page loads first. */
export const deskStorageKeys = {
  /** Sizes and collapsed panels of the trade page. */
  layout: 'desk',
  /** Saved layouts with names. */
  saved: 'deskLayouts',
} as const;
