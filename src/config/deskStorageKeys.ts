/** Separate from `storageKeys`, which every page loads first. */
export const deskStorageKeys = {
  layout: 'desk',
  saved: 'deskLayouts',
} as const;
