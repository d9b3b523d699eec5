import type { AbstractConnector } from '@web3-react/abstract-connector';
import { useWeb3React } from '@web3-react/core';
import { useCallback, useMemo } from 'react';
import { walletSession, type WalletProblem } from '#chain/connectors/walletSession.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { importWithRetry } from '#lib/later.ts';
import type { Result } from '#lib/result.ts';
import { storage } from '#lib/storage.ts';

export interface WalletActivation {
  /** `onlyIfAuthorized` never prompts: if the wallet shares no account, nothing happens and no message appears. */
  activate(walletId: string, options?: { readonly onlyIfAuthorized?: boolean }): Promise<Result<void, WalletProblem>>;
  /** Accepts a connector on any chain. A failure becomes the wallet's error. */
  open(connector: AbstractConnector): Promise<void>;
  deactivate(): void;
}

const load = () => importWithRetry(() => import('./activateWallet.ts'));

export const useWalletActivation = (): WalletActivation => {
  const { activate, deactivate } = useWeb3React();

  const connect = useCallback<WalletActivation['activate']>(
    async (walletId, { onlyIfAuthorized = false } = {}) =>
      (await load()).activateWallet(activate, walletId, onlyIfAuthorized),
    [activate],
  );

  const leave = useCallback(() => {
    const last = storage.get(storageKeys.wallet);
    storage.set(storageKeys.wallet, '');
    void load().then(({ leaveWallet }) => leaveWallet(last));
    walletSession.clear();
    deactivate();
  }, [deactivate]);

  return useMemo(() => ({ activate: connect, open: activate, deactivate: leave }), [connect, activate, leave]);
};
