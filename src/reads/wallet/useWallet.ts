import { UnsupportedChainIdError, useWeb3React } from '@web3-react/core';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { multisigOf } from '#chain/connectors/multisig.ts';
import type { Multisig } from '#chain/connectors/multisig.ts';
import { isEip1193Provider } from '#chain/connectors/eip1193.ts';
import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import type { NamedConnector } from '#chain/connectors/NamedConnector.ts';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import { classifyWalletError, walletSession } from '#chain/connectors/walletSession.ts';
import type { WalletAttempt, WalletProblem } from '#chain/connectors/walletSession.ts';
import type { Address } from '#domain/tokens/types.ts';

export type WalletStatus = 'disconnected' | 'connecting' | 'connected' | 'wrongNetwork' | 'error';

export interface Wallet {
  readonly status: WalletStatus;
  /** Known only while `connected`. */
  readonly account: Address | undefined;
  readonly walletId: string | undefined;
  /** Undefined for a wallet that does not announce one. */
  readonly walletName: string | undefined;
  /** Only a wallet that is not injected can be disconnected from here (spec section 2). */
  readonly canDisconnect: boolean;
  /** The Safe whose page this one is drawn in; also on the wrong network. */
  readonly multisig: Multisig | undefined;
  readonly problem: WalletProblem | undefined;
}

/** A wallet that can be chosen. `name` is undefined for a plain injected one. */
export interface WalletOption {
  readonly id: string;
  readonly name: string | undefined;
  readonly icon: string | undefined;
}

const asAddress = (account: string | null | undefined): Address | undefined =>
  account?.startsWith('0x') ? (account as Address) : undefined;

const statusOf = (error: Error | undefined, account: Address | undefined, attempt: WalletAttempt): WalletStatus => {
  if (attempt.phase === 'connecting') return 'connecting';
  if (error instanceof UnsupportedChainIdError) return 'wrongNetwork';
  if (error !== undefined) return 'error';
  if (account !== undefined) return 'connected';
  return attempt.phase === 'failed' ? 'error' : 'disconnected';
};

/** The connection attempt under way, for the dialog. */
export const useWalletAttempt = (): WalletAttempt =>
  useSyncExternalStore(walletSession.subscribe, walletSession.current);

/** Who is connected, and in which state the connection is. */
export const useWallet = (): Wallet => {
  const { account, connector, error } = useWeb3React();
  const attempt = useWalletAttempt();
  return useMemo(() => {
    const address = asAddress(account);
    const status = statusOf(error, address, attempt);
    // All connectors of chain/connectors say who they are.
    const ours = connector as Partial<NamedConnector> | undefined;
    const failed = attempt.phase === 'failed' ? attempt.problem : undefined;
    return {
      status,
      account: status === 'connected' || status === 'connecting' ? address : undefined,
      walletId: ours?.walletId,
      walletName: ours?.walletName,
      canDisconnect: ours?.isInjected === false,
      multisig: multisigOf(connector),
      problem: status === 'error' ? (failed ?? (error && classifyWalletError(error))) : undefined,
    };
  }, [account, connector, error, attempt]);
};

/** The wallets of this browser, announced ones first. */
export const useWalletOptions = (): readonly WalletOption[] => {
  const found = useSyncExternalStore(walletDirectory.subscribe, walletDirectory.list);
  return useMemo(() => found.map(({ id, name, icon }) => ({ id, name, icon })), [found]);
};

/** The connected wallet's provider, asked for at the moment of use; also on the wrong network. */
export const useWalletProvider = (): (() => Promise<Eip1193Provider | undefined>) => {
  const { connector } = useWeb3React();
  return useCallback(async () => {
    const provider: unknown = await connector?.getProvider();
    return isEip1193Provider(provider) ? provider : undefined;
  }, [connector]);
};
