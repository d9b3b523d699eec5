import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { PointValues } from '#domain/liquidity/pointValues.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { Table } from '#ui/layout/Table.tsx';
import { dateText, movesText, unitText, type HistoryUnit } from './historyWords.ts';
import { MoveList } from './HistoryStyles.ts';

interface MoveTableProps {
  readonly points: readonly PointValues[];
  readonly unit: HistoryUnit;
}

function Rows({ points, unit }: MoveTableProps): ReactElement {
  const mask = useMask();
  const { t } = useLingui();
  return (
    <MoveList tabIndex={0} role="region" aria-label={t`Moves of the position`}>
      <Table>
        <caption>{t`Moves of the position`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Date</Trans>
            </th>
            <th scope="col">
              <Trans>Moves</Trans>
            </th>
            <th scope="col" data-num="">
              <Trans>In the pool then</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.timestamp}>
              <td>{dateText(point.timestamp)}</td>
              <td>{movesText(point)}</td>
              <td data-num="" translate="no">
                {mask(unitText(point.values?.now, unit))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </MoveList>
  );
}

export function MoveTable({ points, unit }: MoveTableProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const moved = points.filter((point) => movesText(point) !== '');
  return (
    <Disclosure onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Plural value={moved.length} one="# moment with moves" other="# moments with moves" />
      </summary>
      {isOpen && <Rows points={moved} unit={unit} />}
    </Disclosure>
  );
}
