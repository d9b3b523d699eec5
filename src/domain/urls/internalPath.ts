/** Stands in for the application's own origin; nothing is requested from it. */
const HERE = 'http://application.invalid';

/**
 * A path of the application out of an address, with query and fragment; undefined where it would lead anywhere else.
 * The URL rules themselves decide what it means, as browsers read `/\host` and the like in their own way.
 */
export const internalPath = (told: string | null): string | undefined => {
  if (told?.startsWith('/') !== true || !URL.canParse(told, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(told, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
};
