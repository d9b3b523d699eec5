/**
 * The hash of the build that is running, as `build.json` beside it has it: of all its files, the place of this hash in
 * them left empty. `npm run verify` compares it with what a commit builds. Empty where nothing was built, as in development.
 */
export const BUILD_HASH: string =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['build'] ?? '');
