import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useDeferredList } from '#features/markets/index.ts';
import type { MarketColumn } from '#domain/markets/sortMarkets.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { Button } from '#ui/fields/Button.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { columns } from './columns.ts';
import { MarketCards } from './MarketCards.tsx';
import { MarketState } from './MarketState.tsx';
import { Below, Head, ListCard, Screen, SearchBox, SortTools } from './MarketStyles.ts';
import { MarketTable } from './MarketTable.tsx';
import { useMarketPage, type MarketPageView } from './useMarketPage.ts';

function SortChoice({ view }: { readonly view: MarketPageView }): ReactElement {
  const { t } = useLingui();
  const { sort, press } = view;
  const isRising = sort.direction === 'ascending';
  return (
    <SortTools>
      <Select<MarketColumn>
        label={t`Sort by`}
        options={columns.map(({ column, name }) => ({ value: column, label: t(name) }))}
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

function Tools({ view }: { readonly view: MarketPageView }): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  return (
    <>
      <SearchBox>
        <TextField
          kind="search"
          label={t`Search symbol, name or address`}
          hideLabel
          icon="search"
          placeholder={t`Search symbol, name or address`}
          value={view.text}
          onChange={view.search}
        />
      </SearchBox>
      <Segmented
        label={t`Markets shown`}
        size="sm"
        options={[
          { value: 'all', label: t`All` },
          { value: 'favourites', label: t`Favourites` },
        ]}
        value={view.starredOnly ? 'favourites' : 'all'}
        onChange={(value) => view.showStarred(value === 'favourites')}
      />
      {isPhone && <SortChoice view={view} />}
    </>
  );
}

function ListFoot({ view }: { readonly view: MarketPageView }): ReactElement {
  const { list, showMore } = view;
  const { found, read, total, rows, status, isSearching } = list;
  const reportedBlock = rows.find((row) => row.reportedBlock !== undefined)?.reportedBlock;
  const isReported = rows.some((row) => row.isReported);
  // Plural would start the browser's number formatter, which takes longer than the list itself.
  const shown = formatWhole(found);
  const blockText = reportedBlock === undefined ? undefined : formatWhole(reportedBlock);
  return (
    <Below>
      <span role="status">
        {found === 1 ? <Trans>1 market</Trans> : <Trans>{shown} markets</Trans>}
        {status === 'reading' && total !== undefined && (
          <Trans>
            {' '}
            · {read} of {total} loaded
          </Trans>
        )}
        {status === 'failed' && <Trans> · Some markets couldn't load. Retrying.</Trans>}
        {isSearching && <Trans> · Loading symbols</Trans>}
        {isReported && <Trans> · Some pools and their liquidity are from the data service, checked as they load</Trans>}
        {blockText !== undefined && (
          <Trans>
            {' '}
            · 24-hour figures from the data service to block {blockText}, checked once the chain's are read
          </Trans>
        )}
      </span>
      {found > rows.length && (
        <Button size="sm" onClick={showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Below>
  );
}

function MarketList({ view }: { readonly view: MarketPageView }): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const { list, sort, now } = view;
  const { rows } = list;
  if (rows.length === 0) return <MarketState view={view} />;
  return (
    <>
      {isPhone && <MarketCards label={t`Markets`} rows={rows} now={now} />}
      {!isPhone && <MarketTable rows={rows} now={now} sort={sort} onPress={view.press} />}
      <ListFoot view={view} />
    </>
  );
}

export function MarketPage(): ReactElement {
  const { t } = useLingui();
  usePageTitle(t`Markets`);
  const view = useMarketPage();
  const list = useDeferredList(<MarketList view={view} />, view.list);
  return (
    <Screen>
      <Head>
        <h1>
          <Trans>Markets</Trans>
        </h1>
        <Tools view={view} />
      </Head>
      <ListCard aria-label={t`Markets`}>{list}</ListCard>
    </Screen>
  );
}
