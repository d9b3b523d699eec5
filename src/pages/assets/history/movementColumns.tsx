import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { MovedAmount, MovementKind } from '#domain/portfolio/movements.ts';
import { TransactionDate } from '#features/explorer/index.ts';
import { UnitName } from '#features/money/index.ts';
import { actionNames } from '#features/rewards/index.ts';
import { programmeOf } from '#programmes/programmes.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import type { Column } from '#ui/layout/DataTable.tsx';
import type { MovementRow } from './movementRows.ts';

interface RowProps {
  readonly row: MovementRow;
}

const kindNames: Readonly<Record<MovementKind, MessageDescriptor>> = {
  ...actionNames,
  bought: msg`Bought`,
  sold: msg`Sold`,
  tradeFee: msg`Fee of own orders`,
  added: msg`Liquidity added`,
  removed: msg`Liquidity removed`,
  sent: msg`Sent`,
  arrived: msg`Received`,
};

const counterpartyOf = ({ kind, contract }: MovementRow): string | undefined =>
  contract && (kind === 'sent' || kind === 'arrived') ? shortenAddress(contract) : undefined;

function What({ row }: RowProps): ReactElement {
  const { i18n } = useLingui();
  const { kind, market, programme, role, exchange } = row;
  const where = exchange ?? (programme && i18n._(programmeOf(programme).name));
  const kept = where === undefined ? counterpartyOf(row) : undefined;
  return (
    <>
      {i18n._(kindNames[kind])}
      <small>
        {market !== undefined && <bdi translate="no">{market}</bdi>}
        {market !== undefined && (where ?? kept) !== undefined && ' · '}
        {where ?? (kept !== undefined && <bdi translate="no">{kept}</bdi>)}
        {role === 'maker' && (
          <>
            {' · '}
            <Trans>Maker</Trans>
          </>
        )}
      </small>
    </>
  );
}

interface AmountProps extends RowProps {
  readonly moved: MovedAmount<bigint | Fraction>;
  readonly sign: '+' | '−' | '';
}

function Amount({ row, moved: { token, amount }, sign }: AmountProps): ReactElement {
  const mask = useMask();
  const currency = row.currencies.get(token);
  if (!currency) {
    return (
      <span data-amount="">
        {NO_VALUE} <bdi translate="no">{shortenAddress(token)}</bdi>
      </span>
    );
  }
  const whole = typeof amount === 'bigint' ? amount : amount.numerator / amount.denominator;
  return (
    <span data-amount="" translate="no" title={String(mask(exactText(amount, currency.decimals)))}>
      {sign}
      {mask(formatAmount(whole, currency.decimals))}{' '}
      <bdi translate="no">
        <UnitName currency={currency} />
      </bdi>
    </span>
  );
}

export const movementColumns: readonly Column<MovementRow>[] = [
  { key: 'when', head: <Trans>Date</Trans>, cell: (row) => <TransactionDate {...row} /> },
  { key: 'what', head: <Trans>What</Trans>, cell: (row) => <What row={row} /> },
  {
    key: 'amount',
    head: <Trans>Amount</Trans>,
    isNumber: true,
    cell: (row) => (
      <>
        {row.received && <Amount row={row} moved={row.received} sign="+" />}
        {row.sent && <Amount row={row} moved={row.sent} sign="−" />}
      </>
    ),
  },
  {
    key: 'fee',
    head: <Trans>Fee</Trans>,
    isNumber: true,
    part: 'wide',
    // Only trades have fees.
    cell: (row) => (row.fee ? <Amount row={row} moved={row.fee} sign="" /> : row.role && <Trans>None</Trans>),
  },
];
