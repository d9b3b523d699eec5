import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { SAFE_HOST } from '../src/config/safeHost.ts';
import { headersFor } from '../tools/build/release/serverFiles.ts';
import { ANY_PORT, listenOn } from './devnet/ports.ts';
import type { Listening } from './devnet/ports.ts';
import { resealed } from './resealed.ts';

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

export interface Places {
  readonly rpcUrl: string;
  readonly listsUrl: string;
  readonly serviceUrl?: string;
  readonly apiUrl?: string;
  readonly tradingUrl?: string;
  readonly relayUrl?: string;
  readonly safesUrl?: string;
}

/** Files by their paths, each with a slash before it. */
export type ServedFiles = ReadonlyMap<string, Buffer>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A place in a script that stays empty, as a variable that is not set; in a policy its address alone is left out. */
const withoutPlace = (text: string, place: string): string =>
  text
    .replaceAll(new RegExp(`(["'\`])${place}[\\w/]*\\1`, 'g'), 'void 0')
    .replaceAll(new RegExp(`${place}[\\w/]*`, 'g'), '');

/** Several addresses, separated by commas, are several texts in a script, as the build has parsed them. */
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

/** The files of the built app by their paths, with the addresses written into its scripts and its policy. */
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
 * Serves files from memory: to read each anew in a process of its own took a sixth of a second of the processor's time for
 * every page. The headers are those that the build wrote down for servers.
 * @param current the files at the time of a request
 * @param folder where they lie on the server, with a slash at its end
 * @param isPlain whether the server knows files alone, and answers no other address with the page
 * @param requested called with the path of each request
 * @returns the folder's address
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
    // Every address without a file is one of the app's own.
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

/**
 * Serves the built app.
 * @param builtApp folder of the app, built with the addresses above
 * @returns its address, which ends with a slash
 */
export const serveCopy = async (builtApp: string, places: Places): Promise<Listening> => {
  const files = await copyOf(builtApp, places);
  return serveFiles(() => files);
};
