import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { useNetworkSwitch } from '#writes/useNetworkSwitch.ts';

export interface WalletSteps {
  readonly connectWallet: () => void;
  /** Undefined where the wallet can't be asked. */
  readonly wrongNetwork: (() => void) | undefined;
}

/** What a form's button does while the wallet is what is missing, by the code of the problem. */
export const useWalletSteps = (): WalletSteps => {
  const dispatch = useAppDispatch();
  const { switchNetwork } = useNetworkSwitch();
  return { connectWallet: () => void dispatch(modalToggled('WALLET')), wrongNetwork: switchNetwork };
};
