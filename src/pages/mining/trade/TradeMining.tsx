import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { PositionSkeletons } from '#features/position/index.ts';
import { ENTRY, ListHead, useArrival, useOpenEntry } from '#features/rewards/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Cards } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { ClaimTrades } from './ClaimTrades.tsx';
import { TradePoolCard } from './TradePoolCard.tsx';
import { TradeSummary } from './TradeSummary.tsx';
import { useTradePage, type TradePageView } from './useTradePage.ts';
import { VaultFunding, VaultWarning } from '#features/vault/index.ts';

function TradeVault({ page }: { readonly page: TradePageView }): ReactElement {
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

function Pools({ page }: { readonly page: TradePageView }): ReactElement {
  const { pools, mining } = page;
  const { named, opened, toggle } = useOpenEntry(ENTRY.trade);
  useArrival(
    named,
    pools.some(({ pool }) => pool.pair === named),
  );
  if (pools.length > 0) {
    return (
      <Cards>
        {pools.map((pool) => (
          <TradePoolCard
            key={pool.pid.toString()}
            pool={pool}
            page={page}
            isOpen={pool.pool.pair === opened}
            onToggle={() => toggle(pool.pool.pair)}
          />
        ))}
      </Cards>
    );
  }
  if (!mining.isComplete && !mining.isFailed) return <PositionSkeletons count={3} />;
  return (
    <Card>
      {mining.isFailed ? (
        <EmptyState icon="alert" title={<Trans>Couldn't load the pairs</Trans>}>
          <Trans>The node didn't respond. Retrying with each new block; your rewards are not affected.</Trans>
        </EmptyState>
      ) : (
        <EmptyState icon="swap" title={<Trans>No pair rewards trades now</Trans>}>
          <Trans>The contract has no pairs yet. Trades earn nothing until it does.</Trans>
        </EmptyState>
      )}
    </Card>
  );
}

/** Source: spec 001 sections 1 and 2. */
export function TradeMining({ contract }: { readonly contract: Address }): ReactElement {
  const { account } = useWallet();
  const page = useTradePage(contract, account);
  return (
    <>
      <TradeSummary page={page} />
      <ClaimTrades page={page} />
      <TradeVault page={page} />
      <ListHead>
        <h2>
          <Trans>Pairs</Trans>
        </h2>
      </ListHead>
      <Pools page={page} />
    </>
  );
}
