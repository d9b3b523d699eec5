import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { SAFE_HOST } from '../src/config/envSchema.ts';
import { headersFor } from '../tools/build/release/serverFiles.ts';
import { ANY_PORT, listenOn, type Listening } from './devnet/ports.ts';
import { resealed } from './resealed.ts';

/** Replaced by the address of a copy's chain. */
export const NO_CHAIN_YET = 'http://no-chain-yet.invalid';

/** Replaced by the address of a data service; most copies have none. */
export const NO_SERVICE_YET = 'http://no-data-service-yet.invalid';

/** Replaced by the address of token lists, gateway and logos. */
export const NO_LISTS_YET = 'http://no-lists-yet.invalid';

/** Replaced by the address of the application's service; most copies have none. */
export const NO_API_YET = 'http://no-app-api-yet.invalid';

/** Replaced by the address of WalletConnect's relay. */
export const NO_RELAY_YET = 'ws://no-relay-yet.invalid';
/** Replaced by the address of the Safes' page. */
export const NO_SAFES_YET = 'http://no-safes-yet.invalid';

/** Replaced by the address of the trading-data and related services; most copies have none. */
export const NO_TRADING_YET = 'http://no-trading-data-yet.invalid';

export interface Places {
  readonly rpcUrl: string;
  readonly listsUrl: string;
  readonly serviceUrl?: string;
  readonly apiUrl?: string;
  readonly tradingUrl?: string;
  readonly relayUrl?: string;
  readonly safesUrl?: string;
}

export type ServedFiles = ReadonlyMap<string, Buffer>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Leaves a script's variable unset; in a policy only the address is removed. */
const withoutPlace = (text: string, place: string): string =>
  text
    .replaceAll(new RegExp(`(["'\`])${place}[\\w/]*\\1`, 'g'), 'void 0')
    .replaceAll(new RegExp(`${place}[\\w/]*`, 'g'), '');

/** Several addresses are several texts in a script, as the build has parsed them. */
const withAddresses = (text: string, place: string, addresses: string): string =>
  text
    .replaceAll(new RegExp(`(["'\`])${place}\\1`, 'g'), (_, quote: string) =>
      addresses
        .split(',')
        .map((entry) => `${quote}${entry}${quote}`)
        .join(),
    )
    .replaceAll(place, addresses);

const placed = (text: string, place: string, addresses: string | undefined): string =>
  addresses === undefined ? withoutPlace(text, place) : withAddresses(text, place, addresses);

/** Writes the addresses into scripts and policy. */
export const copyOf = async (builtApp: string, places: Places): Promise<ServedFiles> => {
  const { rpcUrl, listsUrl, serviceUrl, apiUrl, tradingUrl, relayUrl = NO_RELAY_YET, safesUrl = SAFE_HOST } = places;
  const addresses: readonly (readonly [string, string | undefined])[] = [
    [NO_CHAIN_YET, rpcUrl],
    [NO_LISTS_YET, listsUrl],
    [NO_SERVICE_YET, serviceUrl],
    [NO_API_YET, apiUrl],
    [NO_TRADING_YET, tradingUrl],
    [NO_RELAY_YET, relayUrl],
    [NO_SAFES_YET, safesUrl],
  ];
  const inPlace = (text: string): string =>
    addresses.reduce((changed, [place, address]) => placed(changed, place, address), text);
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(builtApp, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(builtApp.length).replaceAll(sep, '/'), await readFile(file));
  }
  return resealed(files, inPlace);
};

/**
 * Serves from memory, as reads from disk cost a sixth of a second per page, with the build's headers. @param current
 * files at the time of a request @param folder path on the server, with a final slash @param isPlain answers unknown
 * addresses with 404 instead of the page @param requested called with each path
 */
export const serveFiles = async (
  current: () => ServedFiles,
  folder = '/',
  isPlain = false,
  requested: (path: string) => void = () => undefined,
): Promise<Listening> => {
  const server = createServer(({ url = '/' }, response) => {
    const files = current();
    const { pathname } = new URL(url, 'http://localhost');
    requested(pathname);
    const requests = pathname.startsWith(folder) ? `/${pathname.slice(folder.length)}` : '/none.txt';
    // Every address without a file belongs to the app.
    const isFile = files.has(requests) || extname(requests) !== '' || (isPlain && requests !== '/');
    const path = isFile ? requests : '/index.html';
    const body = files.get(path);
    if (!body) return void response.writeHead(404).end();
    response.writeHead(200, {
      ...headersFor(files.get('/_headers')?.toString('utf8') ?? '', path),
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': body.length,
    });
    response.end(body);
  });
  const { url, stop } = await listenOn(server, ANY_PORT);
  return { url: `${url}${folder}`, stop };
};

/** @param builtApp built with the addresses above @returns its address with a final slash */
export const serveCopy = async (builtApp: string, places: Places): Promise<Listening> => {
  const files = await copyOf(builtApp, places);
  return serveFiles(() => files);
};
