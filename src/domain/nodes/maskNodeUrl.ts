/** Keys in a URL are longer than this, names are not. */
const MAX_PART_LENGTH = 12;
const HIDDEN = '••••';

const masked = (part: string): string => (part.length > MAX_PART_LENGTH ? HIDDEN : part);

/** Host and short path parts of a node's URL; parts that may be a key are hidden. */
export const maskNodeUrl = (url: string): string => {
  const { host, pathname, search } = new URL(url);
  const path = pathname.split('/').map(masked).join('/');
  return `${host}${path === '/' ? '' : path}${search === '' ? '' : `?${HIDDEN}`}`;
};
