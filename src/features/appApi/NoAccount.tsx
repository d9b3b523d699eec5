import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { Button } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { wrongNetworkWords } from '#features/wallet/index.ts';
import { useNetworkSwitch } from '#writes/useNetworkSwitch.ts';

/** Stands where something of the account would be, with the way to one. `children`: what would be here. */
export function NoAccount({ children }: { readonly children: ReactNode }): ReactElement {
  const { i18n } = useLingui();
  const { status } = useWallet();
  const dispatch = useAppDispatch();
  const { switchNetwork, isSwitching } = useNetworkSwitch();
  const isElsewhere = status === 'wrongNetwork';
  return (
    <EmptyState
      icon="wallet"
      title={isElsewhere ? <Trans>Your wallet is on another network</Trans> : <Trans>No wallet connected</Trans>}
      action={
        isElsewhere ? (
          <Button variant="primary" disabled={!switchNetwork} loading={isSwitching} onClick={switchNetwork}>
            {i18n._(wrongNetworkWords(switchNetwork !== undefined))}
          </Button>
        ) : (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => dispatch(modalToggled('WALLET'))}>
            <Trans>Connect Wallet</Trans>
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
