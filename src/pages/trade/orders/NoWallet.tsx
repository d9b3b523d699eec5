import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { Button } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

/** In place of what an account would fill: why there is none. `children` say what connecting would show. */
export function NoWallet({ children }: { readonly children: ReactNode }): ReactElement {
  const { status } = useWallet();
  const dispatch = useAppDispatch();
  if (status === 'watching') return <EmptyState icon="eye" title={<Trans>Looking up the account</Trans>} />;
  return status === 'wrongNetwork' ? (
    <EmptyState icon="wallet" title={<Trans>Nothing to show until the wallet is on Polygon</Trans>} />
  ) : (
    <EmptyState
      icon="wallet"
      title={<Trans>No wallet connected</Trans>}
      action={
        <Button size="sm" onClick={() => dispatch(modalToggled('WALLET'))}>
          <Trans>Connect Wallet</Trans>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
