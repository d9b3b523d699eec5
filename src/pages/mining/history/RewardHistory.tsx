import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { moveId } from '#domain/rewards/rewardMoves.ts';
import { SearchedBlocks, SearchState, TransactionDate } from '#features/explorer/index.ts';
import { UnitName } from '#features/money/index.ts';
import { pairName } from '#features/position/index.ts';
import { actionNames, HiddenEntries, ListHead } from '#features/rewards/index.ts';
import { NoAccount } from '#features/wallet/index.ts';
import { programmeOf } from '#programmes/programmes.ts';
import type { RewardRow } from '#reads/rewards/rewardRows.ts';
import { useRewardMoves, type RewardMoves } from '#reads/rewards/useRewardMoves.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { csvText, UTF8_MARK } from '#lib/csv.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Button } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useFirstRows } from '#ui/hooks/useFirstRows.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { ListFoot, Tile, Tiles } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { ShowMore } from '#ui/layout/ShowMore.tsx';
import { rewardsFile } from './historyFile.ts';
import { HistoryTable, ScrollCard } from './HistoryStyles.ts';

const PAGE_ROWS = 50;

function What({ row: { action, programme } }: { readonly row: RewardRow }): ReactElement {
  const { i18n } = useLingui();
  return (
    <>
      {i18n._(actionNames[action])}
      {programme && <small>{i18n._(programmeOf(programme).name)}</small>}
    </>
  );
}

function HowMuch({ row: { amount, token, asset, pool } }: { readonly row: RewardRow }): ReactElement {
  const mask = useMask();
  if (!asset) {
    return (
      <>
        {NO_VALUE}
        <small>
          <bdi translate="no">{shortenAddress(token)}</bdi>
        </small>
      </>
    );
  }
  return (
    <>
      <span translate="no" title={mask(exactText(amount, asset.decimals))}>
        {mask(formatAmount(amount, asset.decimals))}
      </span>
      <small>
        <bdi translate="no">{pool ? pairName(...pool) : <UnitName currency={asset} />}</bdi>
      </small>
    </>
  );
}

const columns: readonly Column<RewardRow>[] = [
  { key: 'when', head: <Trans>Date</Trans>, cell: (row) => <TransactionDate {...row} /> },
  { key: 'what', head: <Trans>What</Trans>, cell: (row) => <What row={row} /> },
  { key: 'amount', head: <Trans>Amount</Trans>, isNumber: true, cell: (row) => <HowMuch row={row} /> },
];

function Totals({ totals, status }: RewardMoves): ReactElement | null {
  const mask = useMask();
  if (totals.length === 0) return null;
  return (
    <Tiles>
      {totals.map(({ token, amount }) => (
        <Tile key={token.address}>
          <dt>
            <Trans>Rewards received</Trans>
          </dt>
          <dd translate="no" title={mask(exactText(amount, token.decimals))}>
            {mask(formatAmount(amount, token.decimals))} <UnitName currency={token} />
            {status !== 'complete' && (
              <small>
                {status === 'failed' ? <Trans>something couldn't load</Trans> : <Trans>so far, still searching</Trans>}
              </small>
            )}
          </dd>
        </Tile>
      ))}
    </Tiles>
  );
}

function NoRows({ status }: RewardMoves): ReactElement {
  if (status === 'complete') {
    return (
      <EmptyState icon="list" title={<Trans>Nothing yet</Trans>}>
        <Trans>Deposits, withdrawals and rewards appear here with their dates and transactions.</Trans>
      </EmptyState>
    );
  }
  if (status === 'failed') {
    return (
      <EmptyState icon="alert" title={<Trans>Couldn't load history</Trans>}>
        <Trans>The node didn't return it. Your stakes and rewards are not affected.</Trans>
      </EmptyState>
    );
  }
  return <Skeleton $height="72px" />;
}

function Rows(moves: RewardMoves): ReactElement {
  const { rows } = moves;
  const first = useFirstRows(rows, PAGE_ROWS);
  return (
    <ScrollCard>
      {rows.length === 0 ? (
        <NoRows {...moves} />
      ) : (
        <DataTable
          as={HistoryTable}
          caption={<Trans>Stakes and rewards</Trans>}
          columns={columns}
          rows={first.shown}
          rowKey={moveId}
        />
      )}
      <ShowMore {...first} />
    </ScrollCard>
  );
}

export function RewardHistory(): ReactElement {
  const { account } = useWallet();
  const [isAllShown, showAll] = useState(false);
  const moves = useRewardMoves(account, isAllShown);
  const { rows } = moves;
  if (!account) {
    return (
      <Card>
        <NoAccount elsewhere={<Trans>Your history appears here once the wallet is on Polygon</Trans>}>
          <Trans>Connect a wallet to see what you staked and what you earned.</Trans>
        </NoAccount>
      </Card>
    );
  }
  return (
    <>
      <Totals {...moves} />
      <ListHead>
        <h2>
          <Trans>Stakes and rewards</Trans>
        </h2>
        {rows.length > 0 && (
          <Button
            size="sm"
            onClick={() =>
              saveFile('stakes-and-rewards.csv', UTF8_MARK + csvText(rewardsFile(rows)), 'text/csv;charset=utf-8')
            }
          >
            <Trans>Export CSV</Trans>
          </Button>
        )}
      </ListHead>
      <Rows {...moves} />
      <ListFoot>
        <HiddenEntries count={moves.hidden} isAllShown={isAllShown} onShow={showAll} />
        <SearchState {...moves} />
        <SearchedBlocks {...moves} />
      </ListFoot>
    </>
  );
}
