import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button, type ButtonProps } from '#ui/fields/Button.tsx';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import { connectWords } from './connectWords.ts';
import { wrongNetworkWords } from './wrongNetworkWords.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';

interface WalletSteps {
  readonly connectWallet: () => void;
  readonly wrongNetwork: (() => void) | undefined;
}

export const useWalletSteps = (): WalletSteps => {
  const dispatch = useAppDispatch();
  const { switchNetwork } = useNetworkSwitch();
  return { connectWallet: () => void dispatch(modalToggled('WALLET')), wrongNetwork: switchNetwork };
};

export function ConnectButton(look: Pick<ButtonProps, 'size' | 'variant' | 'block'>): ReactElement {
  const { i18n } = useLingui();
  const { status } = useWallet();
  const { isSwitching } = useNetworkSwitch();
  const { connectWallet, wrongNetwork } = useWalletSteps();
  if (status === 'wrongNetwork') {
    return (
      <Button variant="primary" {...look} disabled={!wrongNetwork} loading={isSwitching} onClick={wrongNetwork}>
        {i18n._(wrongNetworkWords(wrongNetwork !== undefined))}
      </Button>
    );
  }
  return (
    <Button variant="primary" {...look} aria-haspopup="dialog" onClick={connectWallet}>
      {i18n._(connectWords())}
    </Button>
  );
}
