import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactElement } from 'react';
import { exactText } from '#domain/format/formatExact.ts';
import type { Address } from '#domain/tokens/types.ts';
import { SearchState } from '#features/explorer/index.ts';
import { HiddenEntries } from '#features/rewards/index.ts';
import { useBalanceCheck, useBalanceProof, type BalanceProofState } from '#reads/history/useBalanceProof.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useFirstRows } from '#ui/hooks/useFirstRows.ts';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { ListFoot } from '#ui/layout/ListPage.ts';
import { ShowMore } from '#ui/layout/ShowMore.tsx';
import { Block, HiddenTitle, Search, Waiting } from '../AssetsStyles.ts';
import { LogTable } from '../AssetTables.ts';
import { BalanceCheck } from '../balances/BalanceCheck.tsx';
import { BlockMoment } from '../BlockMoment.tsx';
import { CostByAsset } from '../costs/CostByAsset.tsx';
import { LedgerDownload } from './LedgerDownload.tsx';
import { movementColumns } from './movementColumns.tsx';
import { useNetworkFees, type NetworkFee } from './useNetworkFees.ts';
import type { MovementRow } from './movementRows.ts';
import { useMovements, type Movements } from './useMovements.ts';

const PAGE_ROWS = 50;
const lineHeight = '24px';

type Shown = 'all' | 'trades' | 'rewards' | 'transfers';

const isShown = ({ role, programme }: MovementRow, shown: Shown): boolean => {
  if (shown === 'all') return true;
  if (shown === 'trades') return role !== undefined;
  return role === undefined && (shown === 'rewards') === (programme !== undefined);
};

interface PartProps {
  readonly movements: Movements;
}

function NoRows({ movements: { status } }: PartProps): ReactElement {
  if (status === 'failed') {
    return (
      <EmptyState icon="alert" title={<Trans>Couldn't load history</Trans>}>
        <Trans>The node didn't return it. Your tokens are not affected.</Trans>
      </EmptyState>
    );
  }
  if (status === 'reading') {
    return (
      <Waiting aria-busy="true">
        <Skeleton $height={lineHeight} />
        <Skeleton $height={lineHeight} />
      </Waiting>
    );
  }
  return (
    <EmptyState icon="list" title={<Trans>Nothing yet</Trans>}>
      <Trans>Trades, stakes, rewards and transfers appear here with their dates and transactions.</Trans>
    </EmptyState>
  );
}

function Reach({ movements: { status, coverage, retry, since } }: PartProps): ReactElement {
  const [from, to] = coverage ? [coverage.fromBlock, coverage.toBlock].map((block) => exactText(BigInt(block), 0)) : [];
  return (
    <ListFoot>
      <SearchState status={status} retry={retry} />
      <span>
        <Trans>
          Trades since <BlockMoment {...since} />
        </Trans>
        {from !== undefined && (
          <>
            {' · '}
            <Trans>
              Transfers of blocks {from} to {to}
            </Trans>
          </>
        )}
      </span>
      <span>
        <Trans>
          Of listed tokens, pool tokens and tokens of this exchange's contracts. MATIC itself leaves no log: the balance
          check looks for its transfers and network fees. Trades on other exchanges that were not sent from this browser
          appear as transfers.
        </Trans>
      </span>
    </ListFoot>
  );
}

interface ProofsProps extends PartProps {
  readonly account: Address;
  readonly proof: BalanceProofState;
  readonly fees: readonly NetworkFee[];
}

function Proofs({ account, movements, proof, fees }: ProofsProps): ReactElement | null {
  const { rows, hidden, status } = movements;
  const isComplete = status === 'complete';
  if (rows.length === 0 && !isComplete) return null;
  return (
    <>
      {rows.length > 0 && <CostByAsset account={account} data={{ rows, fees }} isComplete={isComplete} />}
      <BalanceCheck proof={proof} rows={rows} hidden={hidden} />
    </>
  );
}

export function AccountHistory({ account }: { readonly account: Address }): ReactElement {
  const { t } = useLingui();
  const [isAllShown, showAll] = useState(false);
  const kept = useBalanceCheck(account);
  const movements = useMovements(account, isAllShown, kept?.coins);
  const proof = useBalanceProof(account, movements.rows, movements.status === 'complete');
  const fees = useNetworkFees(account, proof.checked?.fees);
  const [shown, show] = useState<Shown>('all');
  const rows = useMemo(
    () => (shown === 'all' ? movements.rows : movements.rows.filter((row) => isShown(row, shown))),
    [movements.rows, shown],
  );
  const first = useFirstRows(rows, PAGE_ROWS);
  const isPrinted = useMediaQuery('print');
  return (
    <>
      <Search>
        <Segmented<Shown>
          label={t`Entries shown`}
          size="sm"
          options={[
            { value: 'all', label: t`All` },
            { value: 'trades', label: t`Trades` },
            { value: 'rewards', label: t`Stakes and rewards` },
            { value: 'transfers', label: t`Transfers` },
          ]}
          value={shown}
          onChange={show}
        />
      </Search>
      {movements.rows.length > 0 && <LedgerDownload account={account} movements={movements} shown={rows} fees={fees} />}
      <Block aria-labelledby="account-history">
        <HiddenTitle id="account-history">
          <Trans>Entries</Trans>
        </HiddenTitle>
        {rows.length > 0 ? (
          <DataTable
            as={LogTable}
            caption={<Trans>Account history</Trans>}
            columns={movementColumns}
            rows={isPrinted ? rows : first.shown}
            rowKey={({ id }) => id}
          />
        ) : (
          <NoRows movements={movements} />
        )}
        {!isPrinted && <ShowMore {...first} />}
      </Block>
      <HiddenEntries count={movements.hidden} isAllShown={isAllShown} onShow={showAll} />
      <Proofs account={account} movements={movements} proof={proof} fees={fees} />
      <Reach movements={movements} />
    </>
  );
}
