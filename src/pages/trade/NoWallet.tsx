import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useWallet } from '../../reads/useWallet.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** In place of what an account would fill: why there is none. `children` say what connecting would show. */
export function NoWallet({ children }: { readonly children: ReactNode }): ReactElement {
  const { status } = useWallet();
  return status === 'wrongNetwork' ? (
    <EmptyState icon="wallet" title={<Trans>Wrong Network</Trans>}>
      <Trans>Please connect to the Polygon network.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon="wallet" title={<Trans>No wallet connected</Trans>}>
      {children}
    </EmptyState>
  );
}
