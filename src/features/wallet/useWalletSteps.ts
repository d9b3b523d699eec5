import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { useNetworkSwitch } from '#writes/useNetworkSwitch.ts';

export interface WalletSteps {
  readonly connectWallet: () => void;
  /** Undefined if the wallet cannot switch networks. */
  readonly wrongNetwork: (() => void) | undefined;
}

/** Actions of a form's button while the wallet is the problem, by the problem's code. */
export const useWalletSteps = (): WalletSteps => {
  const dispatch = useAppDispatch();
  const { switchNetwork } = useNetworkSwitch();
  return { connectWallet: () => void dispatch(modalToggled('WALLET')), wrongNetwork: switchNetwork };
};
