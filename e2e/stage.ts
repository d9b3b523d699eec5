import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAppServer } from './devnet/appServer.ts';
import { startChain } from './devnet/chain.ts';
import type { LocalChain } from './devnet/chain.ts';
import { startListService } from './devnet/listService/server.ts';
import type { LocalListService } from './devnet/listService/server.ts';
import { ANY_PORT } from './devnet/ports.ts';
import { startRelay } from './devnet/walletConnect/relay.ts';
import type { LocalRelay } from './devnet/walletConnect/relay.ts';
import { startSafeHost } from './devnet/safeHost/server.ts';
import type { LocalSafeHost } from './devnet/safeHost/server.ts';
import { startRpcProxy } from './rpcProxy.ts';
import type { RpcProxy } from './rpcProxy.ts';

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

const BLOCK_SECONDS = 1;

/** All that one worker plays on: a quiet chain of its own with a block every second, and the app served for it. */
export interface Stage {
  readonly chain: LocalChain;
  readonly proxy: RpcProxy;
  readonly lists: LocalListService;
  readonly relay: LocalRelay;
  readonly safeHost: LocalSafeHost;
  readonly appUrl: string;
  stop: () => Promise<void>;
}

/** What a copy of the app is for. */
export interface Places {
  readonly rpcUrl: string;
  readonly listsUrl: string;
  readonly serviceUrl?: string;
  readonly apiUrl?: string;
  readonly relayUrl?: string;
  readonly safesUrl?: string;
}

/** Copies the built app and writes the addresses into it. @returns the copy's folder. */
export const copyFor = async (
  builtApp: string,
  { rpcUrl, listsUrl, serviceUrl = '', apiUrl = '', relayUrl = NO_RELAY_YET, safesUrl = '' }: Places,
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'myt-e2e-stage-'));
  await cp(builtApp, folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    const placed = text
      .replaceAll(NO_CHAIN_YET, rpcUrl)
      .replaceAll(NO_LISTS_YET, listsUrl)
      .replaceAll(NO_SERVICE_YET, serviceUrl)
      .replaceAll(NO_API_YET, apiUrl)
      .replaceAll(NO_RELAY_YET, relayUrl)
      .replaceAll(NO_SAFES_YET, safesUrl);
    if (placed !== text) await writeFile(join(folder, name), placed);
  }
  return folder;
};

/**
 * Starts a worker's own chain, its RPC proxy, its token lists and a server of the app.
 * @param builtApp folder of the app, built with `NO_CHAIN_YET`, `NO_LISTS_YET`, `NO_SERVICE_YET`, `NO_API_YET` and `NO_SAFES_YET` as its addresses
 */
export const startStage = async (builtApp: string): Promise<Stage> => {
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const each of stops.reverse()) await each();
  };
  try {
    const chain = await startChain({ port: ANY_PORT, blockSeconds: BLOCK_SECONDS, quiet: true });
    stops.push(chain.stop);
    const proxy = await startRpcProxy(chain.url);
    stops.push(proxy.close);
    const lists = await startListService(ANY_PORT);
    stops.push(lists.stop);
    const relay = await startRelay(ANY_PORT);
    stops.push(relay.stop);
    const safeHost = await startSafeHost(ANY_PORT, chain);
    stops.push(safeHost.stop);
    const places = { rpcUrl: proxy.url, listsUrl: lists.url, relayUrl: relay.url, safesUrl: safeHost.url };
    const folder = await copyFor(builtApp, places);
    stops.push(() => rm(folder, { recursive: true, force: true }));
    const app = await startAppServer(['preview', '--outDir', folder], ANY_PORT, { VITE_SAFE_HOSTS: safeHost.url });
    stops.push(app.stop);
    safeHost.setApp(app.url);
    return { chain, proxy, lists, relay, safeHost, appUrl: app.url, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
};
