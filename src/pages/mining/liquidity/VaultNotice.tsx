import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { VaultFunding, VaultWarning } from '#features/vault/index.ts';
import type { MiningPageView } from './useMiningPage.ts';

export function VaultNotice({ page }: { readonly page: MiningPageView }): ReactElement {
  return (
    <>
      <VaultWarning
        programme="liquidity"
        token={page.context.programme.rewardToken}
        whenShort={<Trans>Deposits, withdrawals and claims fail in every pool that it can't pay.</Trans>}
        whenLow={<Trans>Once it is empty, deposits, withdrawals and claims fail.</Trans>}
      />
      <VaultFunding programme="liquidity" token={page.context.programme.rewardToken}>
        <Trans>
          Every deposit, withdrawal and claim first takes the pool's due rewards from this vault, and fails if it can't
          pay.
        </Trans>
      </VaultFunding>
    </>
  );
}
