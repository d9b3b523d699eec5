/** Placeholder origin; nothing is requested from it. */
const HERE = 'http://application.invalid';

/**
 * Path within the application; undefined if it leads elsewhere. The URL parser decides, because browsers accept forms
 * such as `/\host`.
 */
export const internalPath = (path: string | null): string | undefined => {
  if (path?.startsWith('/') !== true || !URL.canParse(path, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
};
