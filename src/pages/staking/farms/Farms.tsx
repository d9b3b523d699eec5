import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { isOffered } from '#config/earnPages.ts';
import { paths } from '#config/paths.ts';
import { farmSorts, farmViews } from '#domain/farms/listFarms.ts';
import { PositionSkeletons } from '#features/position/index.ts';
import { EarnElsewhere, ListHead, useArrival } from '#features/rewards/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Cards } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { FarmCard } from './FarmCard.tsx';
import { FarmsSummary } from './FarmsSummary.tsx';
import { useFarmsPage, type FarmsPageView } from './useFarmsPage.ts';

interface PartProps {
  readonly page: FarmsPageView;
}

function Choice({ page }: PartProps): ReactElement {
  const { t } = useLingui();
  const { view, sort, search, choose, counts } = page;
  const labels = { active: t({ message: 'Active', context: 'of pools' }), staked: t`Staked`, finished: t`Finished` };
  const orders = { yield: t`Highest yield`, ending: t`Ends first` };
  return (
    <>
      <ListHead>
        <h2>
          <Trans>Farms</Trans>
        </h2>
        <Segmented
          label={t`Farms shown`}
          options={farmViews.map((value) => ({ value, label: `${labels[value]} ${counts[value]}` }))}
          value={view}
          onChange={(value) => choose('view', value)}
          size="sm"
        />
      </ListHead>
      <ListHead>
        <TextField
          kind="search"
          label={t`Search token or address`}
          hideLabel
          icon="search"
          placeholder={t`Search token or address`}
          value={search}
          onChange={(value) => choose('q', value)}
        />
        <Select
          label={t`Order of the farms`}
          options={farmSorts.map((value) => ({ value, label: orders[value] }))}
          value={sort}
          onChange={(value) => choose('sort', value)}
        />
      </ListHead>
    </>
  );
}

function NoFarms({ page }: PartProps): ReactElement {
  const { view, search } = page;
  if (page.isFailed) {
    return (
      <EmptyState icon="alert" title={<Trans>Couldn't load the farms</Trans>}>
        <Trans>The node didn't respond. Retrying with each new block; your stakes are not affected.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="layers"
      title={view === 'staked' && search === '' ? <Trans>You have no stakes here</Trans> : <Trans>No such farms</Trans>}
    >
      {view === 'staked' && search === '' ? (
        <Trans>Open an active farm and stake its token. It earns rewards with every second.</Trans>
      ) : (
        <Trans>Choose another group or search for something else.</Trans>
      )}
    </EmptyState>
  );
}

function List({ page }: PartProps): ReactElement {
  const { isListed, isFailed, shown, hasMore, showMore, opened, toggle } = page;
  if (!isListed && !isFailed && shown.length === 0) return <PositionSkeletons count={3} />;
  return (
    <Cards>
      {shown.length === 0 && (
        <Card>
          <NoFarms page={page} />
        </Card>
      )}
      {shown.map((farm) => (
        <FarmCard
          key={farm.address}
          farm={farm}
          isOpen={farm.address === opened}
          onToggle={() => toggle(farm.address)}
        />
      ))}
      {hasMore && (
        <Button variant="outline" onClick={showMore}>
          <Trans>Show more farms</Trans>
        </Button>
      )}
    </Cards>
  );
}

function FarmsContent(): ReactElement {
  const { account } = useWallet();
  const page = useFarmsPage(account);
  const { opened, shown } = page;
  useArrival(
    opened,
    shown.some(({ address }) => address === opened),
  );
  return (
    <>
      <FarmsSummary page={page} />
      <Choice page={page} />
      {page.isMissing && (
        <Banner tone="warning" role="status" title={<Trans>There is no such farm</Trans>}>
          <Trans>Check the address, or choose a farm below.</Trans>
        </Banner>
      )}
      <List page={page} />
    </>
  );
}

/** Source: spec 001 sections 1 and 3. */
export function Farms(): ReactElement {
  if (isOffered(paths.farms)) return <FarmsContent />;
  return (
    <Notice title={<Trans>Farms are not set up here</Trans>}>
      <p>
        <Trans>No farms are set up on this site. Your tokens are not affected.</Trans>
      </p>
      <EarnElsewhere />
    </Notice>
  );
}
