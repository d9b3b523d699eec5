import { useCallback, useMemo } from 'react';
import { classifyWalletError } from '#chain/connectors/classifyWalletError.ts';
import { walletSession, type WalletProblem } from '#chain/connectors/walletSession.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { useWalletActivation } from '#reads/wallet/useWalletActivation.ts';
import { useWalletProvider } from '#reads/wallet/useWallet.ts';

export type { WalletProblem } from '#chain/connectors/walletSession.ts';

interface ConnectWallet {
  connect(walletId: string): Promise<Result<void, WalletProblem>>;
  disconnect(): void;
  clearAttempt(): void;
  /** Requests other shared accounts from the wallet (EIP-2255). */
  chooseAccount(): Promise<Result<void, WalletProblem>>;
}

export const useConnectWallet = (): ConnectWallet => {
  const { activate, deactivate } = useWalletActivation();
  const getProvider = useWalletProvider();

  const chooseAccount = useCallback(async (): Promise<Result<void, WalletProblem>> => {
    const provider = await getProvider();
    if (!provider) return err({ code: 'noWallet' });
    try {
      await provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] });
      return ok(undefined);
    } catch (cause) {
      return err(classifyWalletError(cause));
    }
  }, [getProvider]);

  return useMemo(
    () => ({
      connect: activate,
      disconnect: deactivate,
      clearAttempt: walletSession.clear,
      chooseAccount,
    }),
    [activate, deactivate, chooseAccount],
  );
};
