import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import type { FileUnits } from '#domain/ledger/gainFiles.ts';
import type { LedgerKind, LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { TransactionDate } from '#features/explorer/index.ts';
import type { SetValues } from '#reads/history/useSetValues.ts';
import { useFirstRows } from '#ui/hooks/useFirstRows.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { ShowMore } from '#ui/layout/ShowMore.tsx';
import { Block, ValueLine } from '../AssetsStyles.ts';
import { LogTable } from '../AssetTables.ts';
import { FillPrices } from './FillPrices.tsx';
import { Amount, assetName } from './costColumns.tsx';
import { kindNames } from './kindNames.ts';
import type { ComputedCosts } from './useCostBasis.ts';
import { ValueField } from './ValueField.tsx';

const PAGE_ROWS = 20;

type ValueEvent = ComputedCosts['unvalued'][number];

const idOf = ([first]: ValueEvent): string => first?.event ?? '';

function Kind({ kind }: { readonly kind: LedgerKind }): ReactElement {
  const { i18n } = useLingui();
  return <>{i18n._(kindNames[kind])}</>;
}

function Moved({ move, units }: { readonly move: LedgerMove; readonly units: FileUnits }): ReactElement {
  const { asset, amount } = move;
  return (
    <span data-amount="">
      {amount < 0n ? '−' : '+'}
      <Amount amount={amount < 0n ? -amount : amount} decimals={units.decimalsOf(asset)} />{' '}
      <bdi translate="no">{assetName(units, asset)}</bdi>
    </span>
  );
}

const columnsOf = (units: FileUnits): readonly Column<ValueEvent>[] => [
  { key: 'when', head: <Trans>Date</Trans>, cell: ([first]) => first && <TransactionDate {...first} /> },
  { key: 'what', head: <Trans>What</Trans>, cell: ([first]) => first && <Kind kind={first.kind} /> },
  {
    ...{ key: 'amount', head: <Trans>Amount</Trans>, isNumber: true },
    cell: (moves) => moves.map((move) => <Moved key={move.id} move={move} units={units} />),
  },
];

interface ValueListProps {
  readonly account: Address;
  readonly events: ComputedCosts['unvalued'];
  readonly units: FileUnits;
  readonly values: SetValues;
}

export function ValueList({ account, events, units, values }: ValueListProps): ReactElement | null {
  const first = useFirstRows(events, PAGE_ROWS);
  if (events.length === 0) return null;
  return (
    <Block aria-labelledby="unknown-values">
      <header>
        <h2 id="unknown-values">
          <Trans>Set a cost</Trans>
        </h2>
      </header>
      <p>
        <Trans>
          The chain doesn't record the value of these. Enter the value of the whole entry at its time: the cost of
          tokens received, the proceeds of tokens sent, or the income of a reward. It stays in this browser.
        </Trans>
      </p>
      <FillPrices account={account} events={events} values={values} />
      <DataTable
        as={LogTable}
        caption={<Trans>Entries without a known value</Trans>}
        columns={columnsOf(units)}
        rows={first.shown}
        rowKey={idOf}
        below={(moves) => (
          <ValueLine>
            <ValueField
              name={moves.map(({ asset }) => assetName(units, asset)).join(', ')}
              kept={values.texts[idOf(moves)] ?? ''}
              onSet={(text) => values.set(idOf(moves), text)}
            />
          </ValueLine>
        )}
      />
      <ShowMore {...first} />
    </Block>
  );
}
