import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { csvText } from '#lib/csv.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Button } from '#ui/fields/Button.tsx';
import { saveRows, type SavedRows } from './saveRows.ts';
import type { OwnTable } from './useOwnTable.ts';

type Lines = readonly (readonly string[])[];

export interface ExportCsvProps {
  readonly name: string;
  readonly rows: () => Lines;
}

export function ExportButton({ name, rows }: ExportCsvProps): ReactElement {
  return (
    <Button size="xs" onClick={() => saveFile(name, csvText(rows()), 'text/csv')}>
      <Trans>Export CSV</Trans>
    </Button>
  );
}

interface ExportOwnProps<T> extends Omit<SavedRows<T>, 'rows'> {
  readonly table: Pick<OwnTable<T>, 'all' | 'kept' | 'isFiltered'>;
}

export function ExportOwn<T>({ table, ...file }: ExportOwnProps<T>): ReactElement {
  const { all, kept, isFiltered } = table;
  const { canSave } = file;
  const rows = canSave ? kept.filter(({ of }) => canSave(of)) : kept;
  const [isMaking, setMaking] = useState(false);
  const save = async (): Promise<void> => {
    setMaking(true);
    await saveRows({ ...file, rows });
    setMaking(false);
  };
  return (
    <Button size="xs" loading={isMaking} onClick={() => void save()}>
      {isFiltered || rows.length < all.length ? (
        <Trans>
          Export {formatWhole(rows.length)} of {formatWhole(all.length)} rows
        </Trans>
      ) : (
        <Trans>Export CSV</Trans>
      )}
    </Button>
  );
}
