import { EthereumProvider } from '@walletconnect/ethereum-provider';
import type { EthereumProviderOptions } from '@walletconnect/ethereum-provider';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { shareStorage } from './shareStorage.ts';

/**
 * The library's provider without one automatism: it sends `wallet_switchEthereumChain` back to the wallet that has just
 * reported a switch.
 */
class QuietProvider extends EthereumProvider {
  static async open(options: EthereumProviderOptions): Promise<QuietProvider> {
    const provider = new QuietProvider();
    await provider.initialize(options);
    return provider;
  }

  protected override switchEthereumChain(): void {
    // The session follows the wallet by itself.
  }
}

const metadata = () => ({
  name: 'MYT Exchange',
  description: 'Order book and pools on Polygon',
  url: window.location.origin,
  icons: [new URL(`${import.meta.env.BASE_URL}favicon.svg`, document.baseURI).href],
});

/**
 * The library keeps one core for each window, and what it has read from the browser's storage: a new client has to begin
 * with a new one.
 */
const forgetCore = (): void => {
  for (const name of ['_walletConnectCore_', '_walletConnectCore__count']) Reflect.deleteProperty(globalThis, name);
};

/** A client of WalletConnect's relay with the sessions that this browser keeps. */
export type WalletConnectClient = QuietProvider['signer'];

/** Opens a client. Rejects where the browser's storage fails. */
export const openClient = async (): Promise<WalletConnectClient> => {
  forgetCore();
  const { signer } = await QuietProvider.open({
    projectId: env.walletConnectProjectId ?? '',
    relayUrl: env.walletConnectRelayUrl,
    optionalChains: [POLYGON_CHAIN_ID],
    // Reads never go through it; without an entry the library would name another node.
    rpcMap: { [POLYGON_CHAIN_ID]: env.rpcUrls[0] ?? '' },
    metadata: metadata(),
    showQrModal: false,
    telemetryEnabled: false,
    disableProviderPing: true,
    // Every problem reaches the caller; the library would write it to the console besides.
    logger: 'silent',
  });
  // The proof of this site's address is made in a frame of another host, which nothing here may open; before every
  // request the library would wait five seconds for it.
  const { verify } = signer.client.core;
  verify.register = () => Promise.resolve('');
  verify.resolve = () => Promise.reject(new Error('Nobody is asked whose address it is'));
  const { core, session } = signer.client;
  shareStorage(core.storage, { keychain: [...core.crypto.keychain.keychain.keys()], session: session.keys });
  return signer;
};

/**
 * Closes the client's socket and stops its clock. Never rejects. From then on it writes nothing: what is still under way
 * in it would overwrite what its successor keeps in the same storage.
 */
export const closeClient = async ({ client }: Pick<WalletConnectClient, 'client'>): Promise<void> => {
  const { storage } = client.core;
  storage.setItem = () => Promise.resolve();
  storage.removeItem = () => Promise.resolve();
  client.core.heartbeat.stop();
  await client.core.relayer.transportClose().catch(() => undefined);
};
