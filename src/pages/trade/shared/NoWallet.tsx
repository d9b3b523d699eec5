import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { NoAccount } from '#features/wallet/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

export function NoWallet({ children }: { readonly children: ReactNode }): ReactElement {
  const { status } = useWallet();
  if (status === 'watching') return <EmptyState icon="eye" title={<Trans>Looking up the account</Trans>} />;
  // The ticket has the button that switches networks.
  if (status === 'wrongNetwork') {
    return <EmptyState icon="wallet" title={<Trans>Nothing to show until the wallet is on Polygon</Trans>} />;
  }
  return (
    <NoAccount size="sm" variant="secondary">
      {children}
    </NoAccount>
  );
}
