import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { AssetProfit } from '#domain/ledger/assetProfit.ts';
import type { FileUnits } from '#domain/ledger/gainFiles.ts';
import type { SignedDollars } from '#domain/portfolio/marketLedgers.ts';
import { Dollars, dollarSign, SignedAmount } from '#features/money/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import type { Column } from '#ui/layout/DataTable.tsx';
import { Signed } from '../AssetsStyles.ts';

interface AmountProps {
  readonly amount: bigint;
  readonly decimals: number | undefined;
}

export function Amount({ amount, decimals }: AmountProps): ReactElement {
  const mask = useMask();
  if (decimals === undefined) return <>{NO_VALUE}</>;
  return (
    <span translate="no" title={String(mask(exactText(amount, decimals)))}>
      {mask(formatAmount(amount, decimals))}
    </span>
  );
}

function Gain({ value }: { readonly value: SignedDollars | undefined }): ReactElement {
  if (!value) return <>{NO_VALUE}</>;
  return (
    <Signed data-sign={dollarSign(value)}>
      <SignedAmount value={value} />
    </Signed>
  );
}

function Unknown({ amount, decimals }: AmountProps): ReactElement | null {
  if (amount === 0n) return null;
  return (
    <small>
      <Trans>
        <Amount amount={amount} decimals={decimals} /> unknown
      </Trans>
    </small>
  );
}

function Estimate({ isShown }: { readonly isShown: boolean }): ReactElement | null {
  if (!isShown) return null;
  return (
    <small>
      <Trans>estimate</Trans>
    </small>
  );
}

export const assetName = ({ unitOf }: FileUnits, asset: AssetProfit['asset']): string => {
  const unit = unitOf(asset);
  return unit === asset ? shortenAddress(asset) : shortenSymbol(unit);
};

export const costColumns = (units: FileUnits): readonly Column<AssetProfit>[] => [
  {
    ...{ key: 'asset', head: <Trans>Asset</Trans>, isRowHead: true },
    cell: ({ asset }) => <bdi translate="no">{assetName(units, asset)}</bdi>,
  },
  {
    ...{ key: 'held', head: <Trans>Held</Trans>, isNumber: true, part: 'wide' },
    cell: ({ asset, held, uncosted }) => (
      <>
        <Amount amount={held} decimals={units.decimalsOf(asset)} />
        <Unknown amount={uncosted} decimals={units.decimalsOf(asset)} />
      </>
    ),
  },
  {
    ...{ key: 'cost', head: <Trans>Cost</Trans>, isNumber: true, part: 'wide' },
    cell: ({ cost, isEstimated }) => (
      <>
        <Dollars value={cost} />
        <Estimate isShown={isEstimated.cost} />
      </>
    ),
  },
  {
    ...{ key: 'realised', head: <Trans>Realised</Trans>, isNumber: true },
    cell: ({ asset, realised, unknownSold, isEstimated }) => (
      <>
        <Gain value={realised} />
        <Estimate isShown={isEstimated.realised} />
        <Unknown amount={unknownSold} decimals={units.decimalsOf(asset)} />
      </>
    ),
  },
  {
    ...{ key: 'unrealised', head: <Trans>Unrealised</Trans>, isNumber: true },
    cell: ({ unrealised, isEstimated }) => (
      <>
        <Gain value={unrealised} />
        <Estimate isShown={unrealised !== undefined && isEstimated.cost} />
      </>
    ),
  },
  {
    ...{ key: 'income', head: <Trans>Income</Trans>, isNumber: true, part: 'wide' },
    cell: ({ asset, income, unknownIncome, isEstimated }) => (
      <>
        <Dollars value={income} />
        <Estimate isShown={isEstimated.income} />
        <Unknown amount={unknownIncome} decimals={units.decimalsOf(asset)} />
      </>
    ),
  },
];
