import { useCallback, useSyncExternalStore } from 'react';
import { networkSwitch } from '#chain/connectors/networkSwitch.ts';
import type { WalletProblem } from '#chain/connectors/walletSession.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { useWallet, useWalletProvider } from '#reads/wallet/useWallet.ts';

export interface NetworkSwitchView {
  /** The wallet has been asked and has not answered. */
  readonly isSwitching: boolean;
  /** Why the wallet did not switch when it was last asked. */
  readonly problem: WalletProblem | undefined;
  /** Asks the wallet to go to Polygon; undefined for a Safe, which stays on its chain. */
  readonly switchNetwork: (() => void) | undefined;
}

/** The wallet's way to Polygon; all that show it share one request. */
export const useNetworkSwitch = (): NetworkSwitchView => {
  const state = useSyncExternalStore(networkSwitch.subscribe, networkSwitch.current);
  const getProvider = useWalletProvider();
  const { status, multisig } = useWallet();
  const switchNetwork = useCallback(
    () =>
      void networkSwitch.run(async () => {
        const chain = await importWithRetry(() => import('#chain/connectors/switchNetwork.ts'));
        return chain.switchNetwork(await getProvider());
      }),
    [getProvider],
  );
  return {
    // Once the wallet is there, no button waits, whether or not it has answered.
    isSwitching: state.phase === 'asking' && status === 'wrongNetwork',
    problem: state.phase === 'failed' ? state.problem : undefined,
    switchNetwork: multisig ? undefined : switchNetwork,
  };
};
