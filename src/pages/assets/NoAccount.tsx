import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { WalletStatus } from '#reads/wallet/useWallet.ts';
import { modalToggled } from '#state/app/slice.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { Card } from '#ui/layout/Panel.tsx';
import { HiddenTitle } from './AssetsStyles.ts';

/** In place of an account's things: why there are none, and the way on. */
export function NoAccount({ status }: { readonly status: WalletStatus }): ReactElement {
  const dispatch = useAppDispatch();
  return (
    <Card>
      <HiddenTitle>
        <Trans>Your account</Trans>
      </HiddenTitle>
      {status === 'wrongNetwork' ? (
        <EmptyState icon="wallet" title={<Trans>Your account appears here once the wallet is on Polygon</Trans>} />
      ) : (
        <EmptyState
          icon="wallet"
          title={<Trans>No wallet connected</Trans>}
          action={
            <Button variant="primary" aria-haspopup="dialog" onClick={() => dispatch(modalToggled('WALLET'))}>
              <Trans>Connect Wallet</Trans>
            </Button>
          }
        >
          <Trans>Connect a wallet, or watch any address, to see balances, orders, liquidity, stakes and rewards.</Trans>
        </EmptyState>
      )}
    </Card>
  );
}
