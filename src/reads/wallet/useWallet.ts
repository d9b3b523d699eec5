import { UnsupportedChainIdError, useWeb3React } from '@web3-react/core';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { multisigOf, type Multisig } from '#chain/connectors/multisig.ts';
import { isEip1193Provider, type Eip1193Provider } from '#chain/connectors/eip1193.ts';
import type { NamedConnector } from '#chain/connectors/NamedConnector.ts';
import { walletSession, type WalletAttempt } from '#chain/connectors/walletSession.ts';
import type { Address } from '#domain/tokens/types.ts';
import { watchedAccount, type Watched } from '#stores/watchedAccount.ts';

/** `watching`: an account is shown without its wallet; a connected wallet stays connected and unused. */
export type WalletStatus = 'disconnected' | 'connecting' | 'connected' | 'wrongNetwork' | 'error' | 'watching';

export interface Wallet {
  readonly status: WalletStatus;
  /** Account of the shown data, if `connected`, or if `watching` and its name is resolved. */
  readonly account: Address | undefined;
  /** Account that can sign and that writes use; undefined while `watching`. */
  readonly signer: Address | undefined;
  readonly walletId: string | undefined;
  readonly walletName: string | undefined;
  /** False for an injected wallet (000 §2). */
  readonly canDisconnect: boolean;
  readonly multisig: Multisig | undefined;
}

const asAddress = (account: string | null | undefined): Address | undefined =>
  account?.startsWith('0x') ? (account as Address) : undefined;

const statusOf = (error: Error | undefined, account: Address | undefined, attempt: WalletAttempt): WalletStatus => {
  if (attempt.phase === 'connecting') return 'connecting';
  if (error instanceof UnsupportedChainIdError) return 'wrongNetwork';
  if (error !== undefined) return 'error';
  if (account !== undefined) return 'connected';
  if (attempt.phase === 'restoring') return 'connecting';
  return attempt.phase === 'failed' ? 'error' : 'disconnected';
};

export const useWatched = (): Watched => useSyncExternalStore(watchedAccount.subscribe, watchedAccount.current);

/** A watched account has no wallet, so no wallet can receive a request. */
const watchingWallet = (account: Address | undefined): Wallet => ({
  status: 'watching',
  account,
  signer: undefined,
  walletId: undefined,
  walletName: undefined,
  canDisconnect: false,
  multisig: undefined,
});

/**
 * True until the wallet of the last visit or the chosen wallet is connected or refused. Components call it again with
 * `useWallet`.
 */
export const isConnecting = (): boolean => ['restoring', 'connecting'].includes(walletSession.current().phase);

export const useWalletAttempt = (): WalletAttempt =>
  useSyncExternalStore(walletSession.subscribe, walletSession.current);

export const useConnectedAccount = (): Address | undefined => asAddress(useWeb3React().account);

export const useWallet = (): Wallet => {
  const { account, connector, error } = useWeb3React();
  const attempt = useWalletAttempt();
  const watched = useWatched();
  return useMemo(() => {
    if (watched.phase === 'watching') return watchingWallet(watched.account);
    if (watched.phase === 'asked') return watchingWallet(undefined);
    const address = asAddress(account);
    const status = statusOf(error, address, attempt);
    const ours = connector as Partial<NamedConnector> | undefined;
    const shown = status === 'connected' || status === 'connecting' ? address : undefined;
    return {
      status,
      account: shown,
      signer: shown,
      walletId: ours?.walletId,
      walletName: ours?.walletName,
      canDisconnect: ours?.isInjected === false,
      multisig: multisigOf(connector),
    };
  }, [account, connector, error, attempt, watched]);
};

/**
 * Also works on the wrong network. Resolves to undefined while an account is watched, so that no action reaches a
 * wallet.
 */
export const useWalletProvider = (): (() => Promise<Eip1193Provider | undefined>) => {
  const { connector } = useWeb3React();
  return useCallback(async () => {
    const provider: unknown = await connector?.getProvider();
    return !watchedAccount.isOn() && isEip1193Provider(provider) ? provider : undefined;
  }, [connector]);
};
