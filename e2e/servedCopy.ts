import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { policyOfCopies, safeHostsOf } from './build/servedHeaders.ts';
import { ANY_PORT, listenOn } from './devnet/ports.ts';
import type { Listening } from './devnet/ports.ts';

/** Stands in the built app where a copy has the address of its own chain. */
export const NO_CHAIN_YET = 'http://no-chain-yet.invalid';

/** Stands there where a copy has the address of a data service; most have none. */
export const NO_SERVICE_YET = 'http://no-data-service-yet.invalid';

/** Stands there where a copy has the address of token lists, gateway and logos. */
export const NO_LISTS_YET = 'http://no-lists-yet.invalid';

/** Stands there where a copy has the address of the application's own service; most have none. */
export const NO_API_YET = 'http://no-app-api-yet.invalid';

/** Stands there where a copy has the address of WalletConnect's relay. */
export const NO_RELAY_YET = 'ws://no-relay-yet.invalid';
/** Stands there where a copy has the address of the Safes' page. */
export const NO_SAFES_YET = 'http://no-safes-yet.invalid';

/** Stands there where a copy has the address of the trading-data service and those beside it; most have none. */
export const NO_TRADING_YET = 'http://no-trading-data-yet.invalid';

/** What a copy of the app is for. */
export interface Places {
  readonly rpcUrl: string;
  readonly listsUrl: string;
  readonly serviceUrl?: string;
  readonly apiUrl?: string;
  readonly tradingUrl?: string;
  readonly relayUrl?: string;
  readonly safesUrl?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The files of the built app by their paths, with the addresses written into its scripts. */
const copyOf = async (builtApp: string, places: Places): Promise<ReadonlyMap<string, Buffer>> => {
  const { rpcUrl, listsUrl, serviceUrl = '', apiUrl = '', relayUrl = NO_RELAY_YET, safesUrl = '', tradingUrl } = places;
  // Without the service nothing of its addresses may be left.
  const tradingPlace = tradingUrl === undefined ? /http:\/\/no-trading-data-yet\.invalid[\w/]*/g : NO_TRADING_YET;
  const placed = (script: string): string =>
    script
      .replaceAll(NO_CHAIN_YET, rpcUrl)
      .replaceAll(NO_LISTS_YET, listsUrl)
      .replaceAll(NO_SERVICE_YET, serviceUrl)
      .replaceAll(NO_API_YET, apiUrl)
      .replaceAll(tradingPlace, tradingUrl ?? '')
      .replaceAll(NO_RELAY_YET, relayUrl)
      .replaceAll(NO_SAFES_YET, safesUrl);
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(builtApp, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const body = await readFile(file);
    const path = file.slice(builtApp.length).replaceAll(sep, '/');
    files.set(path, path.endsWith('.js') ? Buffer.from(placed(body.toString('utf8'))) : body);
  }
  return files;
};

/**
 * Serves the built app from memory: to read each file anew in a process of its own took a sixth of a second of the
 * processor's time for every page.
 * @param builtApp folder of the app, built with the addresses above
 * @returns its address, which ends with a slash
 */
export const serveCopy = async (builtApp: string, places: Places): Promise<Listening> => {
  const files = await copyOf(builtApp, places);
  const hosts = safeHostsOf({ VITE_SAFE_HOSTS: places.safesUrl ?? '' });
  const headers = { 'content-security-policy': policyOfCopies(hosts) };
  const server = createServer(({ url = '/', headers: { origin = '' } }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    // Every address without a file is one of the app's own.
    const path = files.has(pathname) || extname(pathname) !== '' ? pathname : '/index.html';
    const body = files.get(path);
    if (!body) return void response.writeHead(404).end();
    response.writeHead(200, {
      ...headers,
      ...(hosts.includes(origin) && { 'access-control-allow-origin': origin }),
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': body.length,
      // A script's name changes with its content.
      'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  });
  const { url, stop } = await listenOn(server, ANY_PORT);
  return { url: `${url}/`, stop };
};
