import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useDeferredList } from '#features/markets/index.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import { AddressFault } from '#features/addressFault/index.ts';
import { PositionSkeletons } from '#features/position/index.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { Cards } from '#ui/layout/ListPage.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { columnNames, windowNames } from './exploreColumns.ts';
import { PoolList, SortTools, Tools } from './ExploreStyles.ts';
import { ExploreTable } from './ExploreTable.tsx';
import { poolColumns, windows, type Days, type PoolColumn } from './poolRows.ts';
import { useExplore, type ExploreView } from './useExplore.ts';

/** Neither is needed for the first rows. */
const ExploreFoot = lazyPart(async () => (await import('./ExploreFoot.tsx')).ExploreFoot);

const PoolRewardsReader = lazyPart(async () => (await import('./PoolRewardsReader.tsx')).PoolRewardsReader);

interface PartProps {
  readonly view: ExploreView;
}

function SortChoice({ view }: PartProps): ReactElement {
  const { t } = useLingui();
  const { sort, press } = view;
  const isRising = sort.direction === 'ascending';
  return (
    <SortTools>
      <Select<PoolColumn>
        label={t`Sort by`}
        options={poolColumns.map((column) => ({ value: column, label: t(columnNames[column]) }))}
        value={sort.column}
        onChange={(column) => column !== sort.column && press(column)}
      />
      <IconButton
        icon={isRising ? 'arrowUp' : 'arrowDown'}
        label={isRising ? t`Lowest first, reverse order` : t`Highest first, reverse order`}
        onClick={() => press(sort.column)}
      />
    </SortTools>
  );
}

function ExploreTools({ view }: PartProps): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const { text, search, days, chooseDays } = view;
  return (
    <Tools>
      <TextField
        kind="search"
        label={t`Search symbol, name or address`}
        hideLabel
        icon="search"
        placeholder={t`Search symbol, name or address`}
        value={text}
        onChange={search}
      />
      <Segmented<`${Days}`>
        label={t`Time of swaps and fees`}
        size="sm"
        options={windows.map((choice) => ({ value: `${choice}`, label: t(windowNames[choice]) }))}
        value={`${days}`}
        onChange={(chosen) => chooseDays(windows.find((choice) => `${choice}` === chosen) ?? days)}
      />
      {isPhone && <SortChoice view={view} />}
    </Tools>
  );
}

function NoPools({ view }: PartProps): ReactElement {
  const { list, text, search } = view;
  if (list.status === 'failed') {
    return (
      <EmptyState icon="alert" title={<Trans>Couldn't load pools</Trans>}>
        <Trans>The network didn't respond. Retrying with each new block.</Trans>
      </EmptyState>
    );
  }
  if (list.status !== 'complete' || list.isSearching) return <PositionSkeletons count={3} />;
  if (text.trim() === '') {
    return (
      <EmptyState icon="drop" title={<Trans>No pools yet</Trans>}>
        <Trans>A pool appears here once somebody creates it.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={<Trans>No pool found</Trans>}
      action={
        <Button size="sm" onClick={() => search('')}>
          <Trans>Show all pools</Trans>
        </Button>
      }
    >
      {addressFault(text) === undefined ? (
        <Trans>Try a symbol, a name, or the address of a token or a pool.</Trans>
      ) : (
        <AddressFault text={text} />
      )}
    </EmptyState>
  );
}

function ExploreList({ view, label }: PartProps & { readonly label: string }): ReactElement {
  const isEmpty = view.rows.length === 0;
  return (
    <>
      <PoolList aria-label={label}>{isEmpty ? <NoPools view={view} /> : <ExploreTable view={view} />}</PoolList>
      {!isEmpty && <ExploreFoot view={view} />}
    </>
  );
}

/** All pools of the exchange with the earnings of their providers (`/pool?show=explore`). */
export function Explore(): ReactElement {
  const { t } = useLingui();
  const view = useExplore();
  const list = useDeferredList(<ExploreList view={view} label={t`Pools`} />, view.list);
  return (
    <Cards>
      <PoolRewardsReader onRead={view.takeRewards} />
      <ExploreTools view={view} />
      {list}
    </Cards>
  );
}
