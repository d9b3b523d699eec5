import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { csvText, UTF8_MARK } from '#lib/csv.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Button } from '#ui/fields/Button.tsx';
import { media, space } from '#ui/theme/theme.ts';
import { saveRows, type SavedRows } from './saveRows.ts';

type Lines = readonly (readonly string[])[];

const ExportLine = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${space(1, 3)};
  ${media.phone} {
    padding: ${space(2, 3)};
  }
`;

interface ExportCsvProps {
  readonly name: string;
  readonly rows: () => Lines;
}

export function ExportCsv({ name, rows }: ExportCsvProps): ReactElement {
  return (
    <ExportLine>
      <Button size="xs" onClick={() => saveFile(name, UTF8_MARK + csvText(rows()), 'text/csv')}>
        <Trans>Export CSV</Trans>
      </Button>
    </ExportLine>
  );
}

interface ExportOwnProps<T> extends Omit<SavedRows<T>, 'rows'> {
  readonly table: {
    readonly all: readonly unknown[];
    readonly kept: SavedRows<T>['rows'];
    readonly isFiltered: boolean;
  };
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
