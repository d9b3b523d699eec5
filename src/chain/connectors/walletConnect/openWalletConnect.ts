import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { WALLET_CONNECT_ID } from '#config/walletConnect.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { storage } from '#lib/storage.ts';
import { walletErrorCode } from '../eip1193.ts';
import { walletSession } from '../walletSession.ts';
import type { WalletProblem } from '../walletSession.ts';
import { closeClient, openClient } from './openClient.ts';
import type { WalletConnectClient } from './openClient.ts';
import { pairingLink } from './pairing.ts';
import { createSession, SESSION_EVENTS, SESSION_METHODS } from './session.ts';
import { allowsMethod, sessionAccounts } from './sessionAccounts.ts';
import { WalletConnect2Connector } from './WalletConnect2Connector.ts';

/** How long the relay may take until there is a link. */
const LINK_MS = 15_000;

type Settled = NonNullable<WalletConnectClient['session']>;
type Outcome = Result<Settled, WalletProblem>;

let current: WalletConnect2Connector | undefined;

const isRefusal = (code: number): boolean => code === 4001 || (code >= 5000 && code < 5100);
const isOtherChains = (code: number): boolean => code >= 5100 && code < 5200;

/** Why no session came about, from the wallet's code or the library's words. */
const problemOf = (cause: unknown): WalletProblem => {
  const code = walletErrorCode(cause) ?? 0;
  if (isRefusal(code)) return { code: 'rejected', cause };
  if (isOtherChains(code)) return { code: 'noPolygon', cause };
  const text = cause instanceof Error || typeof cause !== 'object' ? String(cause) : JSON.stringify(cause);
  if (/expired/i.test(text)) return { code: 'expired', cause };
  return /publish|socket|interrupted|internet/i.test(text) ? { code: 'unreachable', cause } : { code: 'failed', cause };
};

/** Resolves once the attempt under way has been left: by a press on Back, another choice, or closing the dialog. */
const left = (): { readonly happened: Promise<Outcome>; readonly stop: () => void } => {
  const attempt = walletSession.current();
  let stop = (): void => undefined;
  const happened = new Promise<Outcome>((resolve) => {
    stop = walletSession.subscribe(() => {
      if (walletSession.current() !== attempt) resolve(err({ code: 'rejected' }));
    });
  });
  return { happened, stop: () => stop() };
};

/** Resolves as `unreachable` unless there is a link in time. */
const lateLink = (): Promise<Outcome> =>
  new Promise((resolve) => {
    setTimeout(() => {
      if (pairingLink.current() === undefined) resolve(err({ code: 'unreachable' }));
    }, LINK_MS);
  });

/** Takes the proposal back, so that a wallet that scans the link later finds none. */
const abandon = async (opened: WalletConnectClient): Promise<void> => {
  const { pairing } = opened.client.core;
  await Promise.race([
    Promise.allSettled(pairing.getPairings().map(({ topic }) => pairing.disconnect({ topic }))),
    new Promise((resolve) => setTimeout(resolve, LINK_MS)),
  ]);
  await closeClient(opened);
};

const propose = (opened: WalletConnectClient): Promise<Outcome> =>
  opened
    .connect({
      optionalNamespaces: {
        eip155: { chains: [`eip155:${POLYGON_CHAIN_ID}`], methods: SESSION_METHODS, events: SESSION_EVENTS, rpcMap: {} },
      },
    })
    .then(
      (settled) => (settled ? ok(settled) : err({ code: 'failed' })),
      (cause: unknown) => err(problemOf(cause)),
    );

/** A wallet without Polygon is of use only if it can be asked to add it. */
const hasWayToPolygon = ({ namespaces }: Settled): boolean =>
  sessionAccounts(namespaces).some(({ chainId }) => chainId === POLYGON_CHAIN_ID) ||
  (sessionAccounts(namespaces).length > 0 && allowsMethod(namespaces, 'wallet_switchEthereumChain'));

const adopt = (opened: WalletConnectClient, settled: Settled): WalletConnect2Connector => {
  current = new WalletConnect2Connector(createSession(opened, settled), [POLYGON_CHAIN_ID]);
  return current;
};

/** Two clients of one page would overwrite each other's storage, so a session ends before a new one is offered. */
const retire = async (): Promise<void> => {
  const retired = current;
  current = undefined;
  retired?.leave();
  await retired?.close();
};

/** Offers a link and waits for the wallet that uses it. */
const pair = async (): Promise<Result<WalletConnect2Connector, WalletProblem>> => {
  pairingLink.set(undefined);
  const leaving = left();
  await retire();
  const opened = await openClient();
  let isOver = false;
  opened.on('display_uri', (uri: string) => {
    if (isOver) return;
    const seconds = Number(new URLSearchParams(uri.split('?')[1]).get('expiryTimestamp'));
    pairingLink.set({ uri, expiresAtMs: seconds * 1000 });
  });
  const outcome = await Promise.race([propose(opened), leaving.happened, lateLink()]);
  isOver = true;
  leaving.stop();
  pairingLink.set(undefined);
  if (!outcome.ok) {
    void abandon(opened);
    return outcome;
  }
  const settled = outcome.value;
  if (!hasWayToPolygon(settled)) {
    await createSession(opened, settled).end();
    return err({ code: 'noPolygon' });
  }
  return ok(adopt(opened, settled));
};

/** The session that this browser keeps, without asking anybody. */
const restore = async (): Promise<Result<WalletConnect2Connector, WalletProblem>> => {
  const opened = await openClient();
  const newest = opened.client.session.getAll().toSorted((one, other) => one.expiry - other.expiry).at(-1);
  if (newest) return ok(adopt(opened, newest));
  await closeClient(opened);
  // The next visit need not look.
  if (storage.get(storageKeys.wallet) === WALLET_CONNECT_ID) storage.set(storageKeys.wallet, '');
  return err({ code: 'noWallet' });
};

/**
 * A connector with an approved session: the one kept (`onlyIfAuthorized`), or a new one by a link, `pairingLink`, which
 * ends as the attempt of `walletSession` is left. Never rejects.
 */
export const openWalletConnect = async (
  onlyIfAuthorized: boolean,
): Promise<Result<WalletConnect2Connector, WalletProblem>> => {
  try {
    return await (onlyIfAuthorized ? restore() : pair());
  } catch (cause) {
    return err({ code: 'failed', cause });
  }
};

/** Ends the session of this page, here and in the wallet. Never rejects. */
export const endWalletConnect = retire;
