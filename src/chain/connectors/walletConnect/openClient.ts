import { EthereumProvider, type EthereumProviderOptions } from '@walletconnect/ethereum-provider';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { shareStorage } from './shareStorage.ts';

/** The library would send `wallet_switchEthereumChain` back to a wallet that has just reported a switch. */
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

/** The library keeps one core per window, with all that it read from storage. A new client needs a new core. */
const forgetCore = (): void => {
  for (const name of ['_walletConnectCore_', '_walletConnectCore__count']) Reflect.deleteProperty(globalThis, name);
};

export type WalletConnectClient = QuietProvider['signer'];

/** Opens a client. Rejects if the browser's storage fails. */
export const openClient = async (): Promise<WalletConnectClient> => {
  forgetCore();
  const { signer } = await QuietProvider.open({
    projectId: env.walletConnectProjectId ?? '',
    relayUrl: env.walletConnectRelayUrl,
    optionalChains: [POLYGON_CHAIN_ID],
    // This URL is never read, but without an entry the library would name another node.
    rpcMap: { [POLYGON_CHAIN_ID]: env.rpcUrls[0] ?? '' },
    metadata: metadata(),
    showQrModal: false,
    telemetryEnabled: false,
    disableProviderPing: true,
    // Every problem reaches the caller, so the library need not log it.
    logger: 'silent',
  });
  // The site's address is proven in a frame of another host, which the policy forbids. The library would wait five
  // seconds for it before each request.
  const { verify } = signer.client.core;
  verify.register = () => Promise.resolve('');
  verify.resolve = () => Promise.reject(new Error('Nobody is asked whose address it is'));
  const { core, session } = signer.client;
  shareStorage(core.storage, { keychain: [...core.crypto.keychain.keychain.keys()], session: session.keys });
  return signer;
};

/** Closes a client, which then writes nothing: it would overwrite its successor's storage. Never rejects. */
export const closeClient = async ({ client }: Pick<WalletConnectClient, 'client'>): Promise<void> => {
  const { storage } = client.core;
  storage.setItem = () => Promise.resolve();
  storage.removeItem = () => Promise.resolve();
  client.core.heartbeat.stop();
  await client.core.relayer.transportClose().catch(() => undefined);
};
