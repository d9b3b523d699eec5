import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { csvText } from '#lib/csv.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Button } from '#ui/fields/Button.tsx';
import { openOrdersFile } from './openOrdersFile.ts';
import type { DetailedOrder } from './useOrderDetails.ts';

export interface ExportCsvProps {
  readonly name: string;
  /** Made when they are requested. */
  readonly rows: () => readonly (readonly string[])[];
}

/** Saves a table as a file. */
export function ExportButton({ name, rows }: ExportCsvProps): ReactElement {
  return (
    <Button size="xs" onClick={() => saveFile(name, csvText(rows()), 'text/csv')}>
      <Trans>Export CSV</Trans>
    </Button>
  );
}

/** Saves the open orders shown. */
export function ExportOpenOrders({ views }: { readonly views: readonly DetailedOrder[] }): ReactElement {
  return <ExportButton name="open-orders.csv" rows={() => openOrdersFile(views)} />;
}
