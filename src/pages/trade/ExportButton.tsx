import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { csvText } from '../../lib/csv.ts';
import { Button } from '../../ui/Button.tsx';
import type { OpenOrderView } from './openOrderView.ts';
import { openOrdersFile } from './openOrdersFile.ts';

const saveFile = (name: string, rows: readonly (readonly string[])[]): void => {
  const url = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

export interface ExportCsvProps {
  readonly name: string;
  /** Made when they are asked for. */
  readonly rows: () => readonly (readonly string[])[];
}

/** Saves a table as a file. */
export function ExportButton({ name, rows }: ExportCsvProps): ReactElement {
  return (
    <Button size="xs" onClick={() => saveFile(name, rows())}>
      <Trans>Export CSV</Trans>
    </Button>
  );
}

/** Saves the open orders shown. */
export function ExportOpenOrders({ views }: { readonly views: readonly OpenOrderView[] }): ReactElement {
  return <ExportButton name="open-orders.csv" rows={() => openOrdersFile(views)} />;
}
