import { useCallback, useSyncExternalStore } from 'react';
import { networkSwitch } from '#chain/connectors/networkSwitch.ts';
import type { WalletProblem } from '#chain/connectors/walletSession.ts';
import { polygon, type ChainConfig } from '#config/chains.ts';
import { storageKeys } from '#config/storageKeys.ts';
import { importWithRetry } from '#lib/later.ts';
import { storage } from '#lib/storage.ts';
import { useWallet, useWalletProvider } from '#reads/wallet/useWallet.ts';

interface NetworkSwitchView {
  readonly isSwitching: boolean;
  readonly problem: WalletProblem | undefined;
  /** Requests Polygon; undefined for a Safe, which stays on its chain. */
  readonly switchNetwork: (() => void) | undefined;
  readonly switchTo: (chain: ChainConfig) => void;
}

export const useNetworkSwitch = (): NetworkSwitchView => {
  const state = useSyncExternalStore(networkSwitch.subscribe, networkSwitch.current);
  const getProvider = useWalletProvider();
  const { status, multisig } = useWallet();
  const switchTo = useCallback(
    (to: ChainConfig) =>
      void networkSwitch.run(async () => {
        const chain = await importWithRetry(() => import('#chain/connectors/switchNetwork.ts'));
        const switched = await chain.switchNetwork(await getProvider(), to);
        if (switched.ok) storage.set(storageKeys.supportedChainId, String(to.chainId));
        return switched;
      }),
    [getProvider],
  );
  return {
    // Once the wallet is on Polygon no button waits, even without an answer.
    isSwitching: state.phase === 'asking' && status === 'wrongNetwork',
    problem: state.phase === 'failed' ? state.problem : undefined,
    switchNetwork: multisig ? undefined : () => switchTo(polygon),
    switchTo,
  };
};
