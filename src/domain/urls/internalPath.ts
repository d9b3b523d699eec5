/** Placeholder origin; nothing is requested from it. */
const HERE = 'http://application.invalid';

/** Undefined if it leads elsewhere. The URL parser decides: browsers read `/\host` in their own way. */
export const internalPath = (path: string | null): string | undefined => {
  if (path?.startsWith('/') !== true || !URL.canParse(path, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
};
