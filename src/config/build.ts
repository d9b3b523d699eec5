/**
 * Hash of the running build, as in its `build.json`: over all its files, with this hash's position left empty. `npm run
 * verify` compares it with the build of a commit. Empty without a build, as in development.
 */
export const BUILD_HASH: string =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['build'] ?? '');
