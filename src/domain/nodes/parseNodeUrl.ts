import { err, ok, type Result } from '#lib/result.ts';
import { isNodeUrl } from './nodeSettings.ts';

/** `hasLogin`: browsers refuse such requests. `notSecure`: neither https, nor http to this machine. */
export type NodeUrlProblem = 'notUrl' | 'notSecure' | 'hasLogin';

/**
 * URL normalised as browsers do, without its fragment. `hasLogin`: it has a user name or password. `notSecure`: it
 * lacks https.
 */
export const parseNodeUrl = (text: string): Result<string, NodeUrlProblem> => {
  const typed = text.trim();
  if (!URL.canParse(typed)) return err('notUrl');
  const url = new URL(typed);
  if (url.username || url.password) return err('hasLogin');
  if (!/^(?:http|ws)s?:$/.test(url.protocol)) return err('notUrl');
  const plain = url.pathname === '/' && url.search === '' ? url.origin : url.href.replace(url.hash, '');
  return isNodeUrl(plain) ? ok(plain) : err('notSecure');
};

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
