import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { WALLET_CONNECT_ID } from '#config/walletConnect.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { storage } from '#lib/storage.ts';
import { walletSession } from '../walletSession.ts';
import type { WalletProblem } from '../walletSession.ts';
import { closeClient, openClient } from './openClient.ts';
import type { WalletConnectClient } from './openClient.ts';
import { pairingLink } from './pairing.ts';
import { pairingProblem } from './pairingProblem.ts';
import { createSession } from './session.ts';
import { allowsMethod, sessionAccounts } from './sessionAccounts.ts';
import { SESSION_EVENTS, SESSION_METHODS } from './sessionState.ts';
import type { ApprovedSession } from './sessionState.ts';
import { WalletConnect2Connector } from './WalletConnect2Connector.ts';

/** How long the relay may take until there is a link. */
const LINK_MS = 10_000;

type Outcome = Result<ApprovedSession, WalletProblem>;

let current: WalletConnect2Connector | undefined;

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
        eip155: {
          chains: [`eip155:${POLYGON_CHAIN_ID}`],
          methods: SESSION_METHODS,
          events: SESSION_EVENTS,
          rpcMap: {},
        },
      },
    })
    .then(
      (approved) => (approved ? ok(approved) : err({ code: 'failed' })),
      (cause: unknown) => err(pairingProblem(cause)),
    );

/** A wallet without Polygon is of use only if it can be asked to add it. */
const hasWayToPolygon = ({ namespaces }: ApprovedSession): boolean =>
  sessionAccounts(namespaces).some(({ chainId }) => chainId === POLYGON_CHAIN_ID) ||
  (sessionAccounts(namespaces).length > 0 && allowsMethod(namespaces, 'wallet_switchEthereumChain'));

const adopt = (opened: WalletConnectClient, approved: ApprovedSession): WalletConnect2Connector => {
  current = new WalletConnect2Connector(createSession(opened, approved), [POLYGON_CHAIN_ID]);
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
  const approved = outcome.value;
  if (!hasWayToPolygon(approved)) {
    await createSession(opened, approved).end();
    return err({ code: 'noPolygon' });
  }
  return ok(adopt(opened, approved));
};

/** The session that this browser keeps, without asking anybody. */
const restore = async (): Promise<Result<WalletConnect2Connector, WalletProblem>> => {
  const opened = await openClient();
  const newest = opened.client.session
    .getAll()
    .toSorted((one, other) => one.expiry - other.expiry)
    .at(-1);
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
