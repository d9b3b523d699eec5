import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { csvText } from '#lib/csv.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Button } from '#ui/fields/Button.tsx';
import { openOrdersFile } from './openOrdersFile.ts';
import type { DetailedOrder } from './useOrderDetails.ts';

export interface ExportCsvProps {
  readonly name: string;
  readonly rows: () => readonly (readonly string[])[];
}

export function ExportButton({ name, rows }: ExportCsvProps): ReactElement {
  return (
    <Button size="xs" onClick={() => saveFile(name, csvText(rows()), 'text/csv')}>
      <Trans>Export CSV</Trans>
    </Button>
  );
}

export function ExportOpenOrders({ views }: { readonly views: readonly DetailedOrder[] }): ReactElement {
  return <ExportButton name="open-orders.csv" rows={() => openOrdersFile(views)} />;
}
