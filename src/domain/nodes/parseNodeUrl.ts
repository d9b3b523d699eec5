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
