import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { approvalId } from '#domain/approvals/approvals.ts';

import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { Allowance, AtRisk, Balance, LastChange, RevokeButton, SpenderName, TokenName } from './ApprovalParts.tsx';
import { ApprovalsTable, Cards } from './ApprovalsStyles.ts';
import type { ApprovalsPageView, NamedApproval } from './useApprovalsPage.ts';

interface ApprovalsListProps {
  readonly view: ApprovalsPageView;
  readonly onRevoke: (row: NamedApproval) => void;
}

const narrow = '(max-width: 1023px)';

const dataColumns: readonly Column<NamedApproval>[] = [
  { key: 'token', head: <Trans>Token</Trans>, cell: (row) => <TokenName row={row} /> },
  { key: 'spender', head: <Trans>Spender</Trans>, cell: (row) => <SpenderName row={row} /> },
  {
    key: 'allowance',
    head: <Trans>Allowance</Trans>,
    isNumber: true,
    part: 'amount',
    cell: (row) => <Allowance row={row} />,
  },
  { key: 'balance', head: <Trans>Balance</Trans>, isNumber: true, cell: (row) => <Balance row={row} /> },
  { key: 'atRisk', head: <Trans>At risk</Trans>, isNumber: true, cell: (row) => <AtRisk row={row} /> },
];

function WideList({ view, onRevoke }: ApprovalsListProps): ReactElement {
  const { rows, canSign, changedAt, isRevoking } = view;
  const columns: readonly Column<NamedApproval>[] = [
    ...dataColumns,
    {
      key: 'changed',
      head: <Trans>Last change</Trans>,
      isNumber: true,
      cell: (row) => <LastChange row={row} seconds={changedAt(row)} />,
    },
    {
      key: 'actions',
      head: (
        <VisuallyHidden>
          <Trans>Actions</Trans>
        </VisuallyHidden>
      ),
      isNumber: true,
      part: 'actions',
      cell: (row) => canSign && <RevokeButton row={row} size="xs" isRevoking={isRevoking(row)} onPress={onRevoke} />,
    },
  ];
  return (
    <DataTable
      as={ApprovalsTable}
      caption={<Trans>Approvals</Trans>}
      columns={columns}
      rows={rows}
      rowKey={approvalId}
    />
  );
}

function ApprovalCard({ row, view, onRevoke }: ApprovalsListProps & { readonly row: NamedApproval }): ReactElement {
  const rows = useMemo(
    () => [
      { key: 'spender', label: <Trans>Spender</Trans>, value: <SpenderName row={row} /> },
      { key: 'allowance', label: <Trans>Allowance</Trans>, value: <Allowance row={row} /> },
      { key: 'balance', label: <Trans>Balance</Trans>, value: <Balance row={row} /> },
      { key: 'atRisk', label: <Trans>At risk</Trans>, value: <AtRisk row={row} /> },
    ],
    [row],
  );
  const changed = {
    key: 'changed',
    label: <Trans>Last change</Trans>,
    value: <LastChange row={row} seconds={view.changedAt(row)} />,
  };
  return (
    <li>
      <header>
        <TokenName row={row} />
        {view.canSign && <RevokeButton row={row} size="sm" isRevoking={view.isRevoking(row)} onPress={onRevoke} />}
      </header>
      <KeyValue rows={[...rows, changed]} />
    </li>
  );
}

export function ApprovalsList({ view, onRevoke }: ApprovalsListProps): ReactElement {
  const { t } = useLingui();
  const isNarrow = useMediaQuery(narrow);
  if (!isNarrow) return <WideList view={view} onRevoke={onRevoke} />;
  return (
    <Cards aria-label={t`Approvals`}>
      {view.rows.map((row) => (
        <ApprovalCard key={approvalId(row)} row={row} view={view} onRevoke={onRevoke} />
      ))}
    </Cards>
  );
}
