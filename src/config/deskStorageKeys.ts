/** Apart from `storageKeys`, which every page loads first. */
export const deskStorageKeys = {
  /** Sizes and collapsed panels of the trade page. */
  layout: 'desk',
  saved: 'deskLayouts',
} as const;
