import { BLOCK_SECONDS } from './blockTime.ts';
import { startChain, type LocalChain } from './devnet/chain.ts';
import { startListService, type LocalListService } from './devnet/listService/server.ts';
import { ANY_PORT } from './devnet/ports.ts';
import { startRelay, type LocalRelay } from './devnet/walletConnect/relay.ts';
import { startSafeHost, type LocalSafeHost } from './devnet/safeHost/server.ts';
import { startRpcProxy, type RpcProxy } from './rpcProxy.ts';
import { serveCopy } from './servedCopy.ts';

/** A worker's quiet chain with Polygon's block time, and its app. */
export interface Stage {
  readonly chain: LocalChain;
  readonly proxy: RpcProxy;
  readonly lists: LocalListService;
  readonly relay: LocalRelay;
  readonly safeHost: LocalSafeHost;
  readonly appUrl: string;
  /** Ends a later part before the stage itself. */
  endWith: (stop: () => Promise<void>) => void;
  stop: () => Promise<void>;
}

/** @param builtApp folder, as in `serveCopy` */
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
    const app = await serveCopy(builtApp, places);
    stops.push(app.stop);
    safeHost.setApp(app.url);
    const endWith: Stage['endWith'] = (stopPart) => void stops.push(stopPart);
    return { chain, proxy, lists, relay, safeHost, appUrl: app.url, endWith, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
};
