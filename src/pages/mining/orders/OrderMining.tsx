import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { env } from '#config/env.ts';
import { EarnElsewhere } from '#features/rewards/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ClaimOrders } from './ClaimOrders.tsx';
import { EligiblePairs } from './EligiblePairs.tsx';
import { Activation, RateFormula, VaultFacts } from './OrderFacts.tsx';
import { OrderNotices } from './OrderNotices.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { OwnRewardedOrders } from './OwnRewardedOrders.tsx';
import { useOrderMiningPage, type OrderMiningContracts } from './useOrderMiningPage.ts';

function Programme(contracts: OrderMiningContracts): ReactElement {
  const { account } = useWallet();
  const page = useOrderMiningPage(contracts, account);
  return (
    <>
      <OrderNotices page={page} />
      <OrderSummary page={page} />
      <ClaimOrders page={page} />
      <Activation />
      <OwnRewardedOrders page={page} />
      <EligiblePairs page={page} />
      <RateFormula page={page} />
      <VaultFacts page={page} />
    </>
  );
}

/** Source: spec 001 sections 1, 2 and 5. */
export function OrderMining(): ReactElement {
  const { orderMining: rewards, orderMiningConfig: config } = env;
  if (rewards && config) return <Programme rewards={rewards} config={config} />;
  return (
    <Notice title={<Trans>Limit-order mining is not set up here</Trans>}>
      <p>
        <Trans>No contract for limit-order rewards is set up on this site. Your orders are not affected.</Trans>
      </p>
      <EarnElsewhere />
    </Notice>
  );
}
