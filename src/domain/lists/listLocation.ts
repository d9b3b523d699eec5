import { err, ok, type Result } from '#lib/result.ts';
import { ensName } from '../tokens/ensName.ts';

export type ListLocation =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'ipfs' | 'ipns'; readonly hash: string; readonly path: string }
  | { readonly kind: 'ens'; readonly name: string; readonly path: string };

export type WebLocation = Exclude<ListLocation, { kind: 'ens' }>;

/** Texts of spec 000 sections 5 and 8: `Enter valid list location`, `Unrecognized list URL protocol.` */
export type LocationProblem = 'invalid' | 'protocol';

const LONGEST = 2048;
const CONTENT = /^(ipfs|ipns):\/\/(?:ip[fn]s\/)?([\w.-]+)(\/[^\s?#]*)?$/i;
const ENS = /^(?:ens:\/\/)?([^/\s]+\.eth)(\/[^\s?#]*)?$/i;
const WITH_PROTOCOL = /^[a-z][a-z0-9+.-]*:\/\//i;

const parseUrl = (text: string): Result<ListLocation, LocationProblem> => {
  if (!URL.canParse(text)) return err('invalid');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return err('protocol');
  return url.username === '' && url.password === '' ? ok({ kind: 'url', url: url.href }) : err('invalid');
};

const parseContent = (text: string): ListLocation | undefined => {
  const [, protocol, hash = '', path = ''] = CONTENT.exec(text) ?? [];
  if (protocol === undefined) return undefined;
  return { kind: protocol.toLowerCase() === 'ipns' ? 'ipns' : 'ipfs', hash, path };
};

const parseEns = (text: string): ListLocation | undefined => {
  const [, typedName = '', path = ''] = ENS.exec(text) ?? [];
  const name = ensName(typedName);
  return name === undefined ? undefined : { kind: 'ens', name, path };
};

/**
 * Reads `https://…`, `http://…`, `ipfs://…`, `ipns://…` or an ENS name, with an optional path that begins with a
 * slash.
 */
export const parseListLocation = (typed: string): Result<ListLocation, LocationProblem> => {
  const text = typed.trim();
  if (text === '' || text.length > LONGEST) return err('invalid');
  const location = parseContent(text) ?? parseEns(text);
  if (location) return ok(location);
  return WITH_PROTOCOL.test(text) ? parseUrl(text) : err('invalid');
};

/** Key that is equal for all ways to type one location. */
export const listKey = (location: ListLocation): string => {
  if (location.kind === 'url') return location.url;
  if (location.kind === 'ens') return `${location.name}${location.path}`;
  return `${location.kind}://${location.hash}${location.path}`;
};

/** Addresses of this machine: nobody can intercept the connection, and local servers rarely offer https. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/])/;

/**
 * Web addresses in the order of attempts: an http address first as https, except on this machine; content at each
 * gateway.
 */
export const webAddresses = (location: WebLocation, gateways: readonly string[]): readonly string[] => {
  if (location.kind !== 'url') {
    return gateways.map((gateway) => `${gateway}/${location.kind}/${location.hash}${location.path || '/'}`);
  }
  const { url } = location;
  return url.startsWith('http://') && !LOOPBACK.test(url) ? [`https://${url.slice('http://'.length)}`, url] : [url];
};
