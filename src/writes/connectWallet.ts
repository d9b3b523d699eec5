import { useCallback, useMemo } from 'react';
import { UNRECOGNISED_CHAIN, walletErrorCode } from '../chain/connectors/eip1193.ts';
import { classifyWalletError, walletSession } from '../chain/connectors/walletSession.ts';
import type { WalletProblem } from '../chain/connectors/walletSession.ts';
import { POLYGON_CHAIN_ID, polygon } from '../config/chains.ts';
import { err, ok } from '../lib/result.ts';
import type { Result } from '../lib/result.ts';
import { useWalletActivation } from '../reads/useWalletActivation.ts';
import { useWalletProvider } from '../reads/useWallet.ts';

export type { WalletProblem } from '../chain/connectors/walletSession.ts';

export interface ConnectWallet {
  /** Starts a connection; its progress and problem are those of `useWalletAttempt`. */
  connect(walletId: string): Promise<Result<void, WalletProblem>>;
  disconnect(): void;
  /** Forgets a failed attempt, as when the dialog is opened again. */
  clearAttempt(): void;
  /** Lets the wallet ask which accounts to share (EIP-2255). */
  chooseAccount(): Promise<Result<void, WalletProblem>>;
  /** Asks the wallet to go to Polygon, adding it where the wallet does not know it. */
  switchNetwork(): Promise<Result<void, WalletProblem>>;
}

const chainIdHex = `0x${POLYGON_CHAIN_ID.toString(16)}`;

const addChainRequest = () => ({
  method: 'wallet_addEthereumChain',
  params: [
    {
      chainId: chainIdHex,
      chainName: polygon.chainName,
      nativeCurrency: polygon.nativeCurrency,
      rpcUrls: polygon.rpcUrls,
      blockExplorerUrls: polygon.blockExplorerUrls,
    },
  ],
});

/** What a person can do with a wallet besides signing. */
export const useConnectWallet = (): ConnectWallet => {
  const { activate, deactivate } = useWalletActivation();
  const getProvider = useWalletProvider();

  const ask = useCallback(
    async (method: string, params: readonly unknown[]): Promise<Result<void, WalletProblem>> => {
      const provider = await getProvider();
      if (!provider) return err({ code: 'noWallet' });
      try {
        await provider.request({ method, params });
        return ok(undefined);
      } catch (cause) {
        return err(classifyWalletError(cause));
      }
    },
    [getProvider],
  );

  const switchNetwork = useCallback(async () => {
    const switched = await ask('wallet_switchEthereumChain', [{ chainId: chainIdHex }]);
    if (switched.ok || walletErrorCode(switched.error.cause) !== UNRECOGNISED_CHAIN) return switched;
    const { method, params } = addChainRequest();
    return ask(method, params);
  }, [ask]);

  const chooseAccount = useCallback(() => ask('wallet_requestPermissions', [{ eth_accounts: {} }]), [ask]);

  return useMemo(
    () => ({
      connect: activate,
      disconnect: deactivate,
      clearAttempt: walletSession.clear,
      chooseAccount,
      switchNetwork,
    }),
    [activate, deactivate, chooseAccount, switchNetwork],
  );
};
