import { UnsupportedChainIdError, type useWeb3React } from '@web3-react/core';
import { Eip1193Connector } from '#chain/connectors/Eip1193Connector.ts';
import { sharesAccount } from '#chain/connectors/walletAnswers.ts';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import { walletSession, type WalletAttempt, type WalletProblem } from '#chain/connectors/walletSession.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { WALLET_CONNECT_ID } from '#config/walletConnect.ts';
import { importWithRetry } from '#lib/later.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { storage } from '#lib/storage.ts';
import { walletProblemOf } from './walletProblemOf.ts';

type Activate = ReturnType<typeof useWeb3React>['activate'];
type Connector = Parameters<Activate>[0];

/** Loaded on a click, or at the start if it was the last wallet. */
const loadWalletConnect = () => importWithRetry(() => import('#chain/connectors/walletConnect/openWalletConnect.ts'));

const openConnector = async (
  walletId: string,
  onlyIfAuthorized: boolean,
): Promise<Result<Connector, WalletProblem>> => {
  if (walletId === WALLET_CONNECT_ID) return (await loadWalletConnect()).openWalletConnect(onlyIfAuthorized);
  const found = walletDirectory.find(walletId);
  if (!found || (onlyIfAuthorized && !(await sharesAccount(found.provider)))) return err({ code: 'noWallet' });
  return ok(new Eip1193Connector(found, [POLYGON_CHAIN_ID]));
};

/** Number of wallet changes; an answer that arrives after another change is ignored. */
let changes = 0;

const endSession = (walletId: string | undefined): void => {
  if (walletId === WALLET_CONNECT_ID) void loadWalletConnect().then((wallet) => wallet.endWalletConnect());
};

/** Ends the session of a wallet on another device, on both sides. */
export const leaveWallet = (walletId: string | undefined): void => {
  changes += 1;
  endSession(walletId);
};

export const activateWallet = async (
  activate: Activate,
  walletId: string,
  onlyIfAuthorized: boolean,
): Promise<Result<void, WalletProblem>> => {
  const attempt: WalletAttempt = { phase: 'connecting', walletId };
  const fail = (problem: WalletProblem): Result<never, WalletProblem> => {
    if (walletSession.current() === attempt) walletSession.set({ phase: 'failed', walletId, problem });
    walletSession.endRestoring();
    return err(problem);
  };
  if (!onlyIfAuthorized) walletSession.set(attempt);
  const opened = await openConnector(walletId, onlyIfAuthorized);
  if (!opened.ok) return fail(opened.error);
  if (onlyIfAuthorized) {
    if (walletSession.current().phase === 'connecting') return err({ code: 'noWallet' });
    walletSession.set(attempt);
  }
  const before = changes;
  try {
    await activate(opened.value, undefined, true);
  } catch (cause) {
    if (!(cause instanceof UnsupportedChainIdError)) return fail(await walletProblemOf(cause));
    await activate(opened.value);
  }
  if (changes !== before) return ok(undefined);
  changes += 1;
  const last = storage.get(storageKeys.wallet);
  storage.set(storageKeys.wallet, walletId);
  if (last !== walletId) endSession(last);
  walletSession.clear();
  return ok(undefined);
};
