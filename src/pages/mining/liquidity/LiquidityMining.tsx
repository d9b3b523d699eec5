import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { miningOrders, miningViews } from '#domain/mining/listPools.ts';
import type { Address } from '#domain/tokens/types.ts';
import { PositionSkeletons } from '#features/position/index.ts';
import { ListHead, useArrival } from '#features/rewards/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Cards } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { PoolCard } from './PoolCard.tsx';
import { Summary } from './Summary.tsx';
import { useMiningPage, type MiningPageView } from './useMiningPage.ts';
import { VaultFunding, VaultWarning } from '#features/vault/index.ts';

function VaultNotice({ page }: { readonly page: MiningPageView }): ReactElement {
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

interface PartProps {
  readonly page: MiningPageView;
}

function Choice({ page }: PartProps): ReactElement {
  const { t } = useLingui();
  const { view, choose, counts } = page;
  const labels = { active: t({ message: 'Active', context: 'of pools' }), staked: t`Staked`, finished: t`Finished` };
  return (
    <ListHead>
      <h2>
        <Trans>Pools</Trans>
      </h2>
      <Segmented
        label={t`Pools shown`}
        options={miningViews.map((value) => ({ value, label: `${labels[value]} ${counts[value]}` }))}
        value={view}
        onChange={choose}
        size="sm"
      />
      <Finder page={page} />
    </ListHead>
  );
}

function Finder({ page }: PartProps): ReactElement {
  const { t } = useLingui();
  const { search, find, order, sortBy } = page;
  const labels = { part: t`Most rewards`, yield: t`Highest APR`, own: t`Your stake`, total: t`Total staked` };
  return (
    <>
      <TextField
        kind="search"
        label={t`Search pools`}
        hideLabel
        icon="search"
        placeholder={t`Token or address`}
        value={search}
        onChange={find}
      />
      <Select
        label={t`Sort by`}
        options={miningOrders.map((value) => ({ value, label: labels[value] }))}
        value={order}
        onChange={sortBy}
      />
    </>
  );
}

function NoPools({ page }: PartProps): ReactElement {
  const { view, programme } = page;
  if (programme.isFailed) {
    return (
      <Card>
        <EmptyState icon="alert" title={<Trans>Couldn't load the pools</Trans>}>
          <Trans>The node didn't respond. Retrying with each new block; your deposits are not affected.</Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon="layers"
        title={view === 'staked' ? <Trans>You have no pool tokens deposited</Trans> : <Trans>No such pools</Trans>}
        action={
          view === 'staked' && (
            <ButtonFace as={RouteLink} to={paths.poolV2} data-variant="secondary">
              <Trans>Your Liquidity</Trans>
            </ButtonFace>
          )
        }
      >
        {view === 'staked' ? (
          <Trans>Add liquidity to a pool, then deposit its pool tokens here. They earn rewards with every block.</Trans>
        ) : (
          <Trans>Choose another group above, or change the search.</Trans>
        )}
      </EmptyState>
    </Card>
  );
}

function Pools({ page }: PartProps): ReactElement {
  const { isListed, shown, hasMore, showMore, opened, toggle } = page;
  if (!isListed && !page.programme.isFailed) return <PositionSkeletons count={3} />;
  if (shown.length === 0) return <NoPools page={page} />;
  return (
    <Cards>
      {shown.map((pool) => (
        <PoolCard
          key={pool.pid.toString()}
          pool={pool}
          page={page}
          isOpen={pool.poolToken.address === opened}
          onToggle={() => toggle(pool.poolToken.address)}
        />
      ))}
      {hasMore && (
        <Button variant="outline" onClick={showMore}>
          <Trans>Show more pools</Trans>
        </Button>
      )}
    </Cards>
  );
}

/** Source: spec 001 sections 1 and 2. */
export function LiquidityMining({ staking }: { readonly staking: Address }): ReactElement {
  const { account } = useWallet();
  const page = useMiningPage(staking, account);
  const { opened, shown, programme } = page;
  const { isPaused } = programme;
  useArrival(
    opened,
    shown.some(({ poolToken }) => poolToken.address === opened),
  );
  return (
    <>
      {isPaused === true && (
        <Banner tone="warning" role="status" title={<Trans>Mining is suspended</Trans>}>
          <Trans>
            The contract accepts no deposits, withdrawals or claims until it resumes. Your pool tokens stay in the
            contract.
          </Trans>
        </Banner>
      )}
      <Summary page={page} />
      <VaultNotice page={page} />
      <Choice page={page} />
      {page.isMissing && (
        <Banner tone="warning" role="status" title={<Trans>No mining pool takes these pool tokens</Trans>}>
          <Trans>Check the address, or choose a pool below.</Trans>
        </Banner>
      )}
      <Pools page={page} />
    </>
  );
}
