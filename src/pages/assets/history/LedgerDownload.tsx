import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { yearOf } from '#domain/ledger/ledgerEntry.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useSetValues } from '#reads/history/useSetValues.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { ListFoot } from '#ui/layout/ListPage.ts';
import { Search } from '../AssetsStyles.ts';
import { dollarSymbol, ledgerFile, type FileFormat } from './ledgerFiles.ts';
import type { MovementRow, Movements } from './useMovements.ts';
import type { NetworkFee } from './useNetworkFees.ts';

const ALL = 'all';

/** Newest first; empty while a time is unknown, so that no year lacks a row. */
const yearsIn = (times: readonly (number | undefined)[]): readonly number[] => {
  const known = times.flatMap((time) => time ?? []);
  if (known.length < times.length) return [];
  return [...new Set(known.map(yearOf))].toSorted((a, b) => b - a);
};

function FormatWords({ format }: { readonly format: FileFormat }): ReactElement | null {
  switch (format) {
    case 'koinly':
    case 'coinTracker':
      return (
        <Trans>
          Stakes are left out: this format would count them as sales. A network fee is known for transactions sent from
          this browser, and after a balance check for all that it found.
        </Trans>
      );
    case 'spreadsheet':
    case 'json':
    case 'cryptoTax':
      return (
        <Trans>
          A network fee is known for transactions sent from this browser, and after a balance check for all that it
          found.
        </Trans>
      );
    default:
      return (
        <Trans>
          In {dollarSymbol}. A sale without a known price or cost has no gain here. Pool tokens take over the cost of
          what was paid in.
        </Trans>
      );
  }
}

interface LedgerDownloadProps {
  readonly account: Address;
  readonly movements: Movements;
  /** Rows of the filter, which a spreadsheet has; other files have all. */
  readonly shown: readonly MovementRow[];
  readonly fees: readonly NetworkFee[];
}

export function LedgerDownload({ account, movements, shown, fees }: LedgerDownloadProps): ReactElement {
  const { t } = useLingui();
  const [format, setFormat] = useState<FileFormat>('spreadsheet');
  const [chosenYear, setYear] = useState(ALL);
  const { values } = useSetValues(account);
  const years = yearsIn([...movements.rows, ...fees].map(({ timestamp }) => timestamp)).map(String);
  const year = years.includes(chosenYear) ? chosenYear : ALL;
  const isSpreadsheet = format === 'spreadsheet';
  const isPart = !isSpreadsheet && movements.status !== 'complete';
  const save = (): void => {
    const rows = isSpreadsheet ? shown : movements.rows;
    const { name, text, type } = ledgerFile({ rows, fees, values }, format, year === ALL ? undefined : Number(year));
    saveFile(name, text, type);
  };
  return (
    <>
      <Search>
        <Select<FileFormat>
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
          ]}
        />
        {years.length > 0 && (
          <Select
            label={t`Year (UTC)`}
            value={year}
            onChange={setYear}
            options={[{ value: ALL, label: t`All years` }, ...years.map((value) => ({ value, label: value }))]}
          />
        )}
        <Button size="sm" disabled={isPart} onClick={save}>
          {format === 'json' ? <Trans>Export JSON</Trans> : <Trans>Export CSV</Trans>}
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
      </ListFoot>
    </>
  );
}
