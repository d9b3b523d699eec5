/** Hash over all files, with its own position left empty; `npm run verify` compares it. Empty in development. */
export const BUILD_HASH: string =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['build'] ?? '');
