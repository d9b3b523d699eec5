import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';

interface WalletSteps {
  readonly connectWallet: () => void;
  readonly wrongNetwork: (() => void) | undefined;
}

export const useWalletSteps = (): WalletSteps => {
  const dispatch = useAppDispatch();
  const { switchNetwork } = useNetworkSwitch();
  return { connectWallet: () => void dispatch(modalToggled('WALLET')), wrongNetwork: switchNetwork };
};
