import { SignClient } from '@walletconnect/sign-client';
import type { SignClientTypes } from '@walletconnect/types';
import type { Address } from '#domain/tokens/types.ts';
import { FEE_CAP } from '../feeCap.ts';
import type { JsonRpc } from '../jsonRpc.ts';
import { LOCAL_PROJECT_ID } from './relay.ts';

export interface WalletRequest {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly chainId: number;
}

export interface TestWalletTerms {
  readonly relayUrl: string;
  /** Its accounts are unlocked. */
  readonly node: JsonRpc;
  readonly account: Address;
  /** Offered chains. */
  readonly chainIds?: readonly number[];
  /** Default: all requested ones. */
  readonly methods?: readonly string[];
  /** Owner's answer to a connection (`undefined`) or request. */
  readonly decide: (request: WalletRequest | undefined, site: string) => Promise<boolean>;
}

export interface WalletConnectTestWallet {
  pair: (link: string) => Promise<void>;
  sessions: () => number;
  /** Announces another account or chain. */
  emit: (event: 'accountsChanged' | 'chainChanged', data: unknown) => Promise<void>;
  /** Changes accounts, chains and methods of its sessions. */
  update: (terms: Partial<Pick<TestWalletTerms, 'account' | 'chainIds'>>) => Promise<void>;
  /** Ends all sessions. */
  disconnect: () => Promise<void>;
  stop: () => Promise<void>;
}

export const PHONE_LINK = 'testphone://wallet';
const METADATA = {
  name: 'Test Phone',
  description: 'Wallet of the local chain',
  url: 'http://localhost',
  icons: [],
  redirect: { native: PHONE_LINK },
};
const REJECTED = { code: 5000, message: 'User rejected.' };

/** Signs with the node's unlocked accounts. */
export const startTestWallet = async (start: TestWalletTerms): Promise<WalletConnectTestWallet> => {
  const { relayUrl, node, decide } = start;
  const terms = { chainIds: [137], ...start };
  const client = await SignClient.init({
    projectId: LOCAL_PROJECT_ID,
    relayUrl,
    metadata: METADATA,
    logger: 'silent',
    telemetryEnabled: false,
    storageOptions: { database: ':memory:' },
    customStoragePrefix: crypto.randomUUID(),
  });

  const namespaces = (methods: readonly string[], events: readonly string[]) => ({
    eip155: {
      accounts: terms.chainIds.map((chainId) => `eip155:${chainId}:${terms.account}`),
      methods: [...methods],
      events: [...events],
    },
  });

  const onProposal = async ({ id, params }: SignClientTypes.EventArguments['session_proposal']): Promise<void> => {
    const requests = params.optionalNamespaces['eip155'];
    if (!requests || !(await decide(undefined, params.proposer.metadata.url))) {
      return client.reject({ id, reason: REJECTED });
    }
    await client.approve({ id, namespaces: namespaces(terms.methods ?? requests.methods, requests.events) });
  };

  const perform = ({ method, params, chainId }: WalletRequest): Promise<unknown> => {
    if (method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain') {
      const target = Number((params[0] as { chainId: string }).chainId);
      terms.chainIds = [...new Set([...terms.chainIds, target])];
      return refresh().then(() => null);
    }
    if (chainId !== 137) throw new Error(`The wallet has no node of chain ${chainId}`);
    const [first, ...rest] = params;
    const capped = method === 'eth_sendTransaction' ? { ...(first as object), ...FEE_CAP } : first;
    return node.rpc(method, capped, ...rest);
  };

  const answer = async (request: WalletRequest, site: string) => {
    if (!(await decide(request, site))) return { error: REJECTED };
    try {
      return { result: await perform(request) };
    } catch (cause) {
      return { error: { code: -32000, message: cause instanceof Error ? cause.message : String(cause) } };
    }
  };

  const onRequest = async (event: SignClientTypes.EventArguments['session_request']): Promise<void> => {
    const { id, topic, params } = event;
    const { method } = params.request;
    const requests = params.request.params as readonly unknown[];
    const request = { method, params: requests, chainId: Number(params.chainId.split(':')[1]) };
    const site = client.session.get(topic).peer.metadata.url;
    await client.respond({ topic, response: { id, jsonrpc: '2.0', ...(await answer(request, site)) } });
  };

  const refresh = async (): Promise<void> => {
    for (const { topic, namespaces: before } of client.session.getAll()) {
      const { methods = [], events = [] } = before['eip155'] ?? {};
      await client.update({ topic, namespaces: namespaces(methods, events) });
    }
  };

  /** A session may end while a message is on its way. */
  const ignore = (): void => undefined;
  client.on('session_proposal', (event) => void onProposal(event).catch(ignore));
  client.on('session_request', (event) => void onRequest(event).catch(ignore));

  return {
    pair: (link) => client.pair({ uri: link }).then(ignore),
    sessions: () => client.session.length,
    emit: async (name, data) => {
      for (const { topic } of client.session.getAll()) {
        await client.emit({ topic, event: { name, data }, chainId: `eip155:${terms.chainIds[0] ?? 137}` });
      }
    },
    update: async (next) => {
      Object.assign(terms, next);
      await refresh();
    },
    disconnect: async () => {
      const reason = { code: 6000, message: 'User disconnected.' };
      for (const { topic } of client.session.getAll()) await client.disconnect({ topic, reason });
    },
    stop: async () => {
      client.core.heartbeat.stop();
      await client.core.relayer.transportClose().catch(ignore);
    },
  };
};
