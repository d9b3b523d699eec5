import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { VaultFunding } from '#features/vault/index.ts';
import type { BurnPageView } from './useBurnPage.ts';

export function BurnVault({ page }: { readonly page: BurnPageView }): ReactElement {
  return (
    <VaultFunding programme="burn" token={page.programme.rewardToken}>
      <Trans>Every claim is paid from this vault, and fails if it can't pay.</Trans>
    </VaultFunding>
  );
}
