import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { WALLET_CONNECT_ID } from '#config/walletConnect.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { storage } from '#lib/storage.ts';
import { walletSession, type WalletProblem } from '../walletSession.ts';
import { closeClient, openClient, type WalletConnectClient } from './openClient.ts';
import { pairingLink } from './pairingLink.ts';
import { keepRelayConnection } from './relayConnection.ts';
import { pairingProblem } from './pairingProblem.ts';
import { createSession } from './session.ts';
import { sessionProblem } from './sessionAccounts.ts';
import { SESSION_EVENTS, SESSION_METHODS, type ApprovedSession } from './sessionState.ts';
import { WalletConnect2Connector } from './WalletConnect2Connector.ts';

const LINK_MS = 10_000;
const REFUSED_MS = 3000;
const FAREWELL_MS = 2000;

type Outcome = Result<ApprovedSession, WalletProblem>;

let current: WalletConnect2Connector | undefined;
let closing: Promise<void> = Promise.resolve();

/** Resolves once the user presses Back, makes another choice or closes the dialog. */
const left = () => {
  const attempt = walletSession.current();
  const hasHappened = (): boolean => walletSession.current() !== attempt;
  let stop = (): void => undefined;
  const happened = new Promise<Outcome>((resolve) => {
    stop = walletSession.subscribe(() => {
      if (hasHappened()) resolve(err({ code: 'rejected' }));
    });
  });
  return { happened, hasHappened, stop: () => stop() };
};

/** Result `unreachable` if no link is made in time; a relay that refuses has less time. */
const lateLink = ({ client }: WalletConnectClient): Promise<Outcome> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (pairingLink.current() === undefined) resolve(err({ code: 'unreachable' }));
    };
    setTimeout(look, LINK_MS);
    client.core.relayer.once('relayer_error', () => setTimeout(look, REFUSED_MS));
  });

/** Removes the proposal, so that a wallet that scans the link later finds none. */
const abandon = async (opened: WalletConnectClient): Promise<void> => {
  const { pairing } = opened.client.core;
  await Promise.race([
    Promise.allSettled(pairing.getPairings().map(({ topic }) => pairing.disconnect({ topic }))),
    new Promise((resolve) => setTimeout(resolve, FAREWELL_MS)),
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

const adopt = (opened: WalletConnectClient, approved: ApprovedSession): WalletConnect2Connector => {
  current = new WalletConnect2Connector(createSession(opened, approved), [POLYGON_CHAIN_ID]);
  return current;
};

/** Ends the session here and in the wallet. Never rejects. */
const retire = async (): Promise<void> => {
  const retired = current;
  current = undefined;
  retired?.leave();
  await retired?.close();
};

const waitForWallet = async (opened: WalletConnectClient, leaving: ReturnType<typeof left>): Promise<Outcome> => {
  let isOver = false;
  opened.on('display_uri', (uri: string) => {
    if (isOver) void abandon(opened);
    else pairingLink.set(uri);
  });
  const relay = keepRelayConnection(opened, () => undefined);
  const outcome = await Promise.race([leaving.happened, propose(opened), lateLink(opened)]);
  isOver = true;
  relay.stop();
  pairingLink.set(undefined);
  return outcome;
};

const pair = async (): Promise<Result<WalletConnect2Connector, WalletProblem>> => {
  pairingLink.set(undefined);
  const leaving = left();
  await Promise.all([retire(), closing]);
  const opened = await openClient();
  const outcome = leaving.hasHappened() ? await leaving.happened : await waitForWallet(opened, leaving);
  leaving.stop();
  if (!outcome.ok) {
    closing = abandon(opened);
    return outcome;
  }
  const approved = outcome.value;
  const code = sessionProblem(approved.namespaces);
  if (code) {
    await createSession(opened, approved).end();
    return err({ code });
  }
  return ok(adopt(opened, approved));
};

const restore = async (): Promise<Result<WalletConnect2Connector, WalletProblem>> => {
  await closing;
  const opened = await openClient();
  const newest = opened.client.session
    .getAll()
    .filter(({ namespaces }) => sessionProblem(namespaces) !== 'cannotSend')
    .toSorted((struct, other) => struct.expiry - other.expiry)
    .at(-1);
  if (newest) return ok(adopt(opened, newest));
  await closeClient(opened);
  if (storage.get(storageKeys.wallet) === WALLET_CONNECT_ID) storage.set(storageKeys.wallet, '');
  return err({ code: 'noWallet' });
};

/** The kept session, or a new one by `pairingLink` until the attempt of `walletSession` is left. Never rejects. */
export const openWalletConnect = async (
  onlyIfAuthorized: boolean,
): Promise<Result<WalletConnect2Connector, WalletProblem>> => {
  try {
    return await (onlyIfAuthorized ? restore() : pair());
  } catch (cause) {
    return err({ code: 'failed', cause });
  }
};

export { retire as endWalletConnect };
