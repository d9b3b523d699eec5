import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactElement } from 'react';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { assetProfit } from '#domain/ledger/assetProfit.ts';
import type { CostBasis } from '#domain/ledger/costBasis.ts';
import type { FileUnits } from '#domain/ledger/gainFiles.ts';
import type { CostMethod } from '#domain/ledger/lots.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { useSetValues } from '#reads/history/useSetValues.ts';
import { useDayPrices } from '#reads/tokens/useDayPrices.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { Block } from '../AssetsStyles.ts';
import { withHeads } from '../withHeads.tsx';
import { HoldingsTable } from '../AssetTables.ts';
import { dollarSymbol, eachCurrency, unitsOf } from '../history/fileUnits.ts';
import type { LedgerData, LedgerRows } from '../history/ledgerFiles.ts';
import { costColumns } from './costColumns.tsx';
import { useCostBasis, type CostQuery } from './useCostBasis.ts';
import { ValueList } from './ValueList.tsx';

const currenciesIn = (rows: LedgerData['rows']): ReadonlyMap<Address, Currency> => {
  const found = new Map<Address, Currency>();
  eachCurrency(rows, (token, currency) => void found.set(token, currency));
  return found;
};

interface TableProps {
  readonly basis: CostBasis;
  readonly rows: LedgerData['rows'];
  readonly units: FileUnits;
}

function Costs({ basis, rows, units }: TableProps): ReactElement {
  const currencies = useMemo(() => currenciesIn(rows), [rows]);
  const { now } = useDayPrices([...currencies.values(), wrappedNative], false);
  const assets = [...basis.assets.values()].map((asset) =>
    assetProfit(asset, {
      price: now.get(asset.asset),
      decimals: units.decimalsOf(asset.asset),
      dollarDecimals: units.dollar.decimals,
    }),
  );
  return (
    <DataTable
      as={HoldingsTable}
      caption={<Trans>Cost and profit by asset</Trans>}
      columns={withHeads(costColumns(units))}
      rows={assets}
      rowKey={({ asset }) => asset}
    />
  );
}

function Estimates({ count }: { readonly count: number }): ReactElement | null {
  if (count === 0) return null;
  return (
    <>
      <Plural
        value={count}
        one="# value is an estimate from a pool price."
        other="# values are estimates from pool prices."
      />{' '}
      <Trans>Figures that depend on estimates are marked.</Trans>
    </>
  );
}

interface CostByAssetProps {
  readonly account: Address;
  readonly data: LedgerRows;
  readonly isComplete: boolean;
}

/** Computed on a press, because many movements take long. */
export function CostByAsset({ account, data, isComplete }: CostByAssetProps): ReactElement {
  const { t } = useLingui();
  const own = useSetValues(account);
  const [computed, setComputed] = useState<CostQuery>();
  const { unvalued, basis, method, isComputing, isFailed } = useCostBasis(computed, own);
  const units = useMemo(() => unitsOf(data.rows), [data.rows]);
  const show = (method: CostMethod): void => setComputed({ data, method });
  return (
    <>
      <Block aria-labelledby="cost-by-asset">
        <header>
          <h2 id="cost-by-asset">
            <Trans>Cost and profit by asset</Trans>
          </h2>
          {method && (
            <Segmented<CostMethod>
              label={t`Cost of what is sold`}
              size="sm"
              options={[
                { value: 'average', label: t`Average cost` },
                { value: 'fifo', label: t`First in, first out` },
              ]}
              value={method}
              onChange={show}
            />
          )}
          <Button
            size="sm"
            variant="outline"
            disabled={!isComplete}
            loading={isComputing}
            onClick={() => show(computed?.method ?? 'average')}
          >
            {computed ? <Trans>Compute again</Trans> : <Trans>Compute costs</Trans>}
          </Button>
        </header>
        <p>
          <Trans>
            Over all markets, transfers, pools and rewards, in {dollarSymbol}. Rewards are income, not gains. What came
            without a known cost gives no gain until you set its value.
          </Trans>{' '}
          <Estimates count={own.estimates.size} />{' '}
          {!isComplete && <Trans>This needs the whole history, which is not loaded yet.</Trans>}
        </p>
        {isFailed && (
          <p role="alert">
            <Trans>The costs could not be computed. Try again.</Trans>
          </p>
        )}
        {basis && <Costs basis={basis} rows={data.rows} units={units} />}
      </Block>
      {computed && <ValueList account={account} events={unvalued} units={units} values={own} />}
    </>
  );
}
