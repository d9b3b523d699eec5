import type { Signing } from '#domain/governance/validateMove.ts';
import { useWalletSteps } from '#features/wallet/index.ts';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';

export interface SigningSteps {
  readonly signing: Signing;
  readonly isSwitching: boolean;
  readonly stepOf: (problem: string | undefined) => (() => void) | undefined;
}

export const useSigning = (): SigningSteps => {
  const offline = useIsOffline();
  const { account, status } = useWallet();
  const walletSteps = useWalletSteps();
  const { isSwitching } = useNetworkSwitch();
  return {
    signing: { account, offline, watching: status === 'watching', wrongNetwork: status === 'wrongNetwork' },
    isSwitching,
    stepOf: (problem) => (problem === 'connectWallet' || problem === 'wrongNetwork' ? walletSteps[problem] : undefined),
  };
};
