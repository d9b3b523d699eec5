import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { knownToken, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { BalanceLine } from '#domain/ledger/balanceProof.ts';
import type { FileUnits } from '#domain/ledger/gainFiles.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import type { Column } from '#ui/layout/DataTable.tsx';

interface CellProps {
  readonly line: BalanceLine;
  readonly decimals: number | undefined;
}

interface AmountProps {
  readonly amount: bigint | undefined;
  readonly decimals: number | undefined;
  readonly isSigned?: boolean;
}

function Amount({ amount, decimals, isSigned = false }: AmountProps): ReactElement {
  const mask = useMask();
  if (amount === undefined || decimals === undefined) return <>{NO_VALUE}</>;
  const size = amount < 0n ? -amount : amount;
  const sign = amount < 0n ? '−' : isSigned ? '+' : '';
  return (
    <span translate="no" title={String(mask(`${sign}${exactText(size, decimals)}`))}>
      {mask(`${sign}${formatAmount(size, decimals)}`)}
    </span>
  );
}

function Opening({ line: { opening, computedOpening }, decimals }: CellProps): ReactElement {
  return (
    <>
      <Amount amount={opening ?? computedOpening} decimals={decimals} />
      {computedOpening !== undefined && (
        <small>
          <Trans>computed</Trans>
        </small>
      )}
    </>
  );
}

function Sent({ line: { sent, networkFees }, decimals }: CellProps): ReactElement {
  return (
    <>
      <Amount amount={sent} decimals={decimals} />
      {networkFees > 0n && (
        <small>
          <Trans>
            and <Amount amount={networkFees} decimals={decimals} /> network fees
          </Trans>
        </small>
      )}
    </>
  );
}

function Verdict({ line: { verdict, difference, computedOpening }, decimals }: CellProps): ReactElement {
  switch (verdict) {
    case 'agrees':
      return <Trans>Agrees</Trans>;
    case 'differs':
      return (
        <>
          <Trans>Differs</Trans>
          <small>
            <Amount amount={difference ?? computedOpening} decimals={decimals} isSigned />
          </small>
        </>
      );
    case 'unlogged':
      return (
        <>
          <Amount amount={difference} decimals={decimals} isSigned />
          <small>
            <Trans>without a log</Trans>
          </small>
        </>
      );
    case 'unproven':
      return <Trans>Not proven</Trans>;
    default:
      return <Trans>Unread</Trans>;
  }
}

const nameIn = ({ unitOf }: FileUnits, { asset }: BalanceLine): string => {
  if (asset === wrappedNative.address) return nativeCurrency.symbol;
  const unit = unitOf(asset);
  return unit === asset ? (knownToken(asset)?.symbol ?? shortenAddress(asset)) : shortenSymbol(unit);
};

export const balanceColumns = (units: FileUnits): readonly Column<BalanceLine>[] => {
  const decimalsOf = ({ asset }: BalanceLine): number | undefined =>
    units.decimalsOf(asset) ?? knownToken(asset)?.decimals;
  return [
    {
      ...{ key: 'token', head: <Trans>Token</Trans>, isRowHead: true },
      cell: (line) => <bdi translate="no">{nameIn(units, line)}</bdi>,
    },
    {
      ...{ key: 'opening', head: <Trans>Opening balance</Trans>, isNumber: true, part: 'wide' },
      cell: (line) => <Opening line={line} decimals={decimalsOf(line)} />,
    },
    {
      ...{ key: 'received', head: <Trans>Received</Trans>, isNumber: true, part: 'wide' },
      cell: (line) => <Amount amount={line.received} decimals={decimalsOf(line)} />,
    },
    {
      ...{ key: 'sent', head: <Trans>Sent</Trans>, isNumber: true, part: 'wide' },
      cell: (line) => <Sent line={line} decimals={decimalsOf(line)} />,
    },
    {
      ...{ key: 'closing', head: <Trans>Closing balance</Trans>, isNumber: true },
      cell: (line) => <Amount amount={line.closing} decimals={decimalsOf(line)} />,
    },
    {
      ...{ key: 'result', head: <Trans>Result</Trans>, isNumber: true },
      cell: (line) => <Verdict line={line} decimals={decimalsOf(line)} />,
    },
  ];
};
