import { UnsupportedChainIdError, useWeb3React } from '@web3-react/core';
import { useCallback, useMemo } from 'react';
import { Eip1193Connector } from '#chain/connectors/Eip1193Connector.ts';
import { sharesAccount } from '#chain/connectors/eip1193.ts';
import { walletDirectory } from '#chain/connectors/walletDirectory.ts';
import { classifyWalletError, walletSession } from '#chain/connectors/walletSession.ts';
import type { WalletProblem } from '#chain/connectors/walletSession.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { storage } from '#lib/storage.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';

export interface WalletActivation {
  /** `onlyIfAuthorized` asks nobody: without a shared account nothing happens and nothing is said. */
  activate(walletId: string, options?: { readonly onlyIfAuthorized?: boolean }): Promise<Result<void, WalletProblem>>;
  deactivate(): void;
}

/** What was begun, and what came of it: a wallet that answers after another one is there changes nothing. */
const count = { attempts: 0, changes: 0 };

/** Brings wallets in and out of the web3-react root; the wallet updater and the connect write stand on it. */
export const useWalletActivation = (): WalletActivation => {
  const { activate, deactivate } = useWeb3React();

  const connect = useCallback<WalletActivation['activate']>(
    async (walletId, { onlyIfAuthorized = false } = {}) => {
      const found = walletDirectory.find(walletId);
      if (!found) {
        const problem: WalletProblem = { code: 'noWallet' };
        if (!onlyIfAuthorized) walletSession.set({ phase: 'failed', walletId, problem });
        return err(problem);
      }
      if (onlyIfAuthorized && !(await sharesAccount(found.provider))) return err({ code: 'noWallet' });
      const connector = new Eip1193Connector(found, [POLYGON_CHAIN_ID]);
      count.attempts += 1;
      const { attempts, changes } = count;
      walletSession.set({ phase: 'connecting', walletId });
      try {
        await activate(connector, undefined, true);
      } catch (cause) {
        if (!(cause instanceof UnsupportedChainIdError)) {
          const problem = classifyWalletError(cause);
          if (attempts === count.attempts) walletSession.set({ phase: 'failed', walletId, problem });
          return err(problem);
        }
        await activate(connector);
      }
      if (changes !== count.changes) return ok(undefined);
      count.changes += 1;
      storage.set(storageKeys.wallet, walletId);
      walletSession.clear();
      return ok(undefined);
    },
    [activate],
  );

  const leave = useCallback(() => {
    count.changes += 1;
    storage.set(storageKeys.wallet, '');
    walletSession.clear();
    deactivate();
  }, [deactivate]);

  return useMemo(() => ({ activate: connect, deactivate: leave }), [connect, leave]);
};
