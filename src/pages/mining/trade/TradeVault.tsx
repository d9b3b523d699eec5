import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { VaultFunding, VaultWarning } from '#features/vault/index.ts';
import type { TradePageView } from './useTradePage.ts';

export function TradeVault({ page }: { readonly page: TradePageView }): ReactElement {
  return (
    <>
      <VaultWarning
        programme="trade"
        token={page.mining.rewardToken}
        whenShort={
          <Trans>
            Until it is filled, claims may fail, and so do orders that would fill at once in a pair that it can't pay.
          </Trans>
        }
        whenLow={<Trans>Claim before it is empty.</Trans>}
      />
      <VaultFunding programme="trade" token={page.mining.rewardToken}>
        <Trans>
          Every trade that counts and every claim first takes the pair's due rewards from this vault, and fails if it
          can't pay.
        </Trans>
      </VaultFunding>
    </>
  );
}
