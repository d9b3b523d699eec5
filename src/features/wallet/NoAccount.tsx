import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { ButtonProps } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ConnectButton } from './ConnectButton.tsx';

interface NoAccountProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly title?: ReactNode;
  readonly elsewhere?: ReactNode;
  readonly children: ReactNode;
}

export function NoAccount({ title, elsewhere, children, ...look }: NoAccountProps): ReactElement {
  const { status } = useWallet();
  const isElsewhere = status === 'wrongNetwork';
  const without =
    status === 'connecting' ? <Trans>Waiting for your wallet</Trans> : (title ?? <Trans>No wallet connected</Trans>);
  const shown = isElsewhere ? (elsewhere ?? <Trans>Your wallet is on another network</Trans>) : without;
  return (
    <EmptyState icon="wallet" title={shown} action={<ConnectButton {...look} />}>
      {isElsewhere && elsewhere ? undefined : children}
    </EmptyState>
  );
}
