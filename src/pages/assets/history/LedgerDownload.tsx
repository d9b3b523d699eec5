import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { useSetValues } from '#reads/history/useSetValues.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { ListFoot } from '#ui/layout/ListPage.ts';
import { Search } from '../AssetsStyles.ts';
import { dollarSymbol } from './fileUnits.ts';
import type { LedgerData } from './ledgerFiles.ts';
import { EVERY_YEAR, useLedgerPeriod, type LedgerPeriod } from './useLedgerPeriod.ts';
import type { MovementRow } from './movementRows.ts';
import type { Movements } from './useMovements.ts';
import type { NetworkFee } from './useNetworkFees.ts';
import { isReport, useSaveLedger, type ChosenFormat } from './useSaveLedger.ts';

function FormatWords({ format }: { readonly format: ChosenFormat }): ReactElement | null {
  switch (format) {
    case 'koinly':
    case 'coinTracker':
      return (
        <Trans>
          Stakes are left out: this format would count them as sales. Network fees are known for transactions sent from
          this browser, and for those that a balance check found.
        </Trans>
      );
    case 'spreadsheet':
    case 'json':
    case 'cryptoTax':
      return (
        <Trans>
          Network fees are known for transactions sent from this browser, and for those that a balance check found.
        </Trans>
      );
    case 'report-average':
    case 'report-fifo':
      return (
        <Trans>
          A page for each asset, with opening and closing balance, what was acquired and sold, income and network fees.
          It opens in a browser, which prints it or saves it as PDF.
        </Trans>
      );
    default:
      return (
        <Trans>
          In {dollarSymbol}. A sale without a known price or cost has no gain here. Pool tokens take over the cost of
          the tokens supplied.
        </Trans>
      );
  }
}

function PeriodChoice({ choice }: { readonly choice: LedgerPeriod }): ReactElement | null {
  const { t } = useLingui();
  const { zones, zone, years, year } = choice;
  if (years.length === 0) return null;
  return (
    <>
      <Select
        label={t`Year`}
        value={year}
        onChange={choice.chooseYear}
        options={[{ value: EVERY_YEAR, label: t`All years` }, ...years.map((value) => ({ value, label: value }))]}
      />
      {zones.length > 1 && (
        <Select
          label={t`Years by the clock of`}
          value={zone}
          onChange={choice.chooseZone}
          options={zones.map((value) => ({ value, label: value }))}
        />
      )}
    </>
  );
}

interface LedgerDownloadProps {
  readonly account: Address;
  readonly movements: Movements;
  /** Rows that match the filter, for a spreadsheet; other files have all rows. */
  readonly shown: readonly MovementRow[];
  readonly fees: readonly NetworkFee[];
}

export function LedgerDownload({ account, movements, shown, fees }: LedgerDownloadProps): ReactElement {
  const { t } = useLingui();
  const [format, setFormat] = useState<ChosenFormat>('spreadsheet');
  const { values, estimates } = useSetValues(account);
  const choice = useLedgerPeriod(movements.rows, fees);
  const { save, isMaking, isFailed } = useSaveLedger({ account, hidden: movements.hidden, choice });
  const isSpreadsheet = format === 'spreadsheet';
  const isPart = !isSpreadsheet && movements.status !== 'complete';
  const data: LedgerData = { rows: isSpreadsheet ? shown : movements.rows, fees, values, estimates };
  return (
    <>
      <Search>
        <Select<ChosenFormat>
          label={t`File`}
          value={format}
          onChange={setFormat}
          options={[
            { value: 'spreadsheet', label: t`Spreadsheet` },
            { value: 'koinly', label: 'Koinly' },
            { value: 'coinTracker', label: 'CoinTracker' },
            { value: 'cryptoTax', label: 'CryptoTaxCalculator' },
            { value: 'json', label: 'JSON' },
            { value: 'sales-average', label: t`Sales, average cost` },
            { value: 'sales-fifo', label: t`Sales, first in first out` },
            { value: 'assets-average', label: t`Cost by asset, average cost` },
            { value: 'assets-fifo', label: t`Cost by asset, first in first out` },
            { value: 'report-average', label: t`Report to print, average cost` },
            { value: 'report-fifo', label: t`Report to print, first in first out` },
          ]}
        />
        <PeriodChoice choice={choice} />
        <Button size="sm" variant="outline" disabled={isPart} loading={isMaking} onClick={() => save(data, format)}>
          {isReport(format) ? (
            <Trans>Save report</Trans>
          ) : format === 'json' ? (
            <Trans>Export JSON</Trans>
          ) : (
            <Trans>Export CSV</Trans>
          )}
        </Button>
      </Search>
      <ListFoot>
        <span>
          {isPart ? (
            <Trans>This file needs the whole history, which is not loaded yet.</Trans>
          ) : (
            <FormatWords format={format} />
          )}
        </span>
        {isFailed && (
          <span role="alert">
            <Trans>The file could not be made. Try again.</Trans>
          </span>
        )}
      </ListFoot>
    </>
  );
}
