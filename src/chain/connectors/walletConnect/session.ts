import { storageKeys } from '#config/storageKeys.ts';
import { WALLET_CONNECT_ID } from '#config/walletConnect.ts';
import { createNotifier, type Notifier } from '#lib/createNotifier.ts';
import { fieldsOf } from '#lib/fields.ts';
import { storage } from '#lib/storage.ts';
import { DISCONNECTED, USER_REJECTED, walletErrorCode, type Eip1193Provider, type Eip1193Request } from '../eip1193.ts';
import { NEVER_LEFT } from '../refusal.ts';
import { walletLink } from '../walletLink.ts';
import { closeClient, type WalletConnectClient } from './openClient.ts';
import { keepRelayConnection, type RelayConnection } from './relayConnection.ts';
import { readAddress, readChainId } from './sessionAccounts.ts';
import { createSessionState, type ApprovedSession, type SessionState } from './sessionState.ts';

/** Time in which the wallet may add the chain to the session by a later message. */
const CHAIN_ADDED_MS = 5000;
const FAREWELL_MS = 5000;

const MAX_NAME = 40;
/** WalletConnect's code for a session ended by a person. */
const ENDED = { code: 6000, message: 'User disconnected.' };

/** Codes of refusals: 5000; for chains 5001, for methods 5002, for events 5003. */
const REFUSALS: readonly number[] = [5000, 5001, 5002, 5003];

const UNSUPPORTED = 4200;

const walletError = (code: number, message: string): Error => Object.assign(new Error(message), { code });

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const asEip1193 = (cause: unknown): unknown =>
  REFUSALS.includes(walletErrorCode(cause) ?? 0)
    ? walletError(USER_REJECTED, textOf(fieldsOf(cause).message) ?? 'User rejected the request.')
    : cause;

export interface WalletSession {
  readonly name: string;
  readonly link: string | undefined;
  readonly provider: Eip1193Provider;
  readonly chainId: () => number;
  readonly account: () => string | null;
  readonly onChange: (listener: () => void) => () => void;
  /** Reports an end by the wallet or another tab. Returns the listener's removal. */
  readonly onEnd: (listener: () => void) => () => void;
  /** Releases a session that another tab has ended. */
  readonly release: () => void;
  /** Ends the session here and in the wallet. Never rejects. */
  readonly end: () => Promise<void>;
}

const followWallet = (
  { client }: WalletConnectClient,
  topic: string,
  state: SessionState,
  on: { readonly change: () => void; readonly end: () => void },
): (() => void) => {
  const isOurs = (message: { readonly topic: string }): boolean => message.topic === topic;
  const onUpdate = (message: { topic: string; params: { namespaces: ApprovedSession['namespaces'] } }): void => {
    if (!isOurs(message)) return;
    state.update(message.params.namespaces);
    on.change();
  };
  const onEvent = (message: { topic: string; params: { event: { name: string; data: unknown } } }): void => {
    if (!isOurs(message)) return;
    const { name, data } = message.params.event;
    const chainId = name === 'chainChanged' ? readChainId(data) : undefined;
    const address = name === 'accountsChanged' ? readAddress(data) : undefined;
    if (chainId !== undefined) state.moveTo(chainId);
    if (address !== undefined) state.select(address);
    on.change();
  };
  const onEnd = (message: { topic: string }): void => {
    if (isOurs(message)) on.end();
  };
  client.on('session_update', onUpdate);
  client.on('session_event', onEvent);
  client.on('session_delete', onEnd);
  client.on('session_expire', onEnd);
  return () => {
    client.off('session_update', onUpdate);
    client.off('session_event', onEvent);
    client.off('session_delete', onEnd);
    client.off('session_expire', onEnd);
  };
};

interface Live {
  readonly opened: WalletConnectClient;
  readonly topic: string;
  readonly state: SessionState;
  readonly changes: Notifier;
  readonly relay: RelayConnection;
}

const chainAdded = ({ changes, state }: Live, chainId: number): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (isLast: boolean): void => {
      if (!isLast && !state.isOn(chainId)) return;
      clearTimeout(timer);
      remove();
      resolve(state.isOn(chainId));
    };
    const timer = setTimeout(() => look(true), CHAIN_ADDED_MS);
    const remove = changes.add(() => look(false));
    look(false);
  });

/** Provider that answers from the session if possible, and refuses methods that are not allowed. */
const createProvider = (live: Live): Eip1193Provider => {
  const { opened, topic, state, changes, relay } = live;
  const ask = async ({ method, params }: Eip1193Request, chainId: number): Promise<unknown> => {
    if (!state.allows(method)) throw walletError(UNSUPPORTED, `The wallet does not take ${method}.`);
    // The library would send the request later, when nobody waits for it.
    if (!(await relay.isConnected())) throw walletError(DISCONNECTED, NEVER_LEFT);
    try {
      return await opened.client.request({ topic, chainId: `eip155:${chainId}`, request: { method, params } });
    } catch (cause) {
      throw asEip1193(cause);
    }
  };
  const switchTo = async (call: Eip1193Request): Promise<null> => {
    const [target] = Array.isArray(call.params) ? (call.params as readonly unknown[]) : [];
    const chainId = Number(fieldsOf(target).chainId);
    // A request names its chain, so the wallet need not switch to a chain of the session.
    if (!state.isOn(chainId)) {
      await ask(call, state.anyChain());
      if (!(await chainAdded(live, chainId))) throw walletError(UNSUPPORTED, 'The wallet did not add the chain.');
    }
    state.moveTo(chainId);
    changes.notify();
    return null;
  };
  const request = (call: Eip1193Request): Promise<unknown> => {
    switch (call.method) {
      case 'eth_chainId':
        return Promise.resolve(`0x${state.chainId().toString(16)}`);
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return Promise.resolve(state.addresses());
      case 'wallet_switchEthereumChain':
        return switchTo(call);
      default:
        return ask(call, state.chainId());
    }
  };
  return { request };
};

const endSessions = async (opened: WalletConnectClient): Promise<void> => {
  const { client } = opened;
  const topics = [...client.session.keys];
  const farewell = Promise.allSettled(topics.map((topic) => client.disconnect({ topic, reason: ENDED })));
  await Promise.race([farewell, new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))]);
  // The wallet learns of it only through the relay; the session ends here in any case.
  const left = topics.filter((topic) => client.session.keys.includes(topic));
  await Promise.allSettled(left.map((topic) => client.session.delete(topic, ENDED)));
  await closeClient(opened);
};

/** Links that would run in this page, read the device, or are not encrypted. */
const UNSAFE_LINK = /^(?:javascript|data|blob|file|vbscript|about|http|view-source):/i;

const linkOf = (metadata: unknown): string | undefined => {
  const { native, universal } = fieldsOf(fieldsOf(metadata).redirect);
  return [native, universal].find(
    (link): link is string =>
      typeof link === 'string' && /^[a-z][a-z\d+.-]*:\S*$/i.test(link) && !UNSAFE_LINK.test(link),
  );
};

/** Session that keeps the relay connection until it ends or is closed. */
export const createSession = (opened: WalletConnectClient, approved: ApprovedSession): WalletSession => {
  const { topic } = approved;
  const state = createSessionState(approved);
  const changes = createNotifier();
  const ends = createNotifier();
  walletLink.set('up');
  const relay = keepRelayConnection(opened, walletLink.set);
  const stop = (): void => {
    relay.stop();
    unfollow();
  };
  const onEnd = (): void => {
    stop();
    // A session that the user ended in another tab is no longer remembered, so its end needs no notice.
    if (storage.get(storageKeys.wallet) === WALLET_CONNECT_ID) walletLink.set('ended');
    ends.notify();
    void closeClient(opened);
  };
  const unfollow = followWallet(opened, topic, state, { change: changes.notify, end: onEnd });
  return {
    name: (textOf(fieldsOf(approved.peer.metadata).name) ?? '').slice(0, MAX_NAME),
    link: linkOf(approved.peer.metadata),
    provider: createProvider({ opened, topic, state, changes, relay }),
    chainId: state.chainId,
    account: () => state.addresses()[0] ?? null,
    onChange: changes.add,
    onEnd: ends.add,
    release: () => {
      stop();
      void closeClient(opened);
    },
    end: () => {
      stop();
      return endSessions(opened);
    },
  };
};
