import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import type { Candle } from '#domain/history/types.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { candleTimeParts } from './candleZone.ts';
import { candleView, type CandleView } from './candleView.ts';
import type { FillMark } from './fillMarks.ts';

const MAX_ROWS = 200;

interface CandleTableProps {
  readonly candles: readonly Candle[];
  readonly decimals: number;
  readonly name: string;
  readonly unit: string;
  readonly marks: readonly FillMark[];
  readonly seconds: number;
}

interface CandleRow extends CandleView {
  readonly time: number;
}

function OwnFills({ marks }: Pick<CandleTableProps, 'marks'>): ReactElement {
  const { t } = useLingui();
  return <>{marks.map(({ side, count }) => (side === 'BUY' ? t`Bought: ${count}` : t`Sold: ${count}`)).join(', ')}</>;
}

function CandleTime({ time, seconds }: Pick<CandleRow, 'time'> & Pick<CandleTableProps, 'seconds'>): string {
  const { i18n } = useLingui();
  return i18n.date(new Date(time * 1000), candleTimeParts(seconds, 'short'));
}

const columnsOf = ({
  unit,
  marks,
  seconds,
}: Pick<CandleTableProps, 'unit' | 'marks' | 'seconds'>): readonly Column<CandleRow>[] => [
  {
    key: 'time',
    head: <Trans>Time</Trans>,
    isRowHead: true,
    cell: ({ time }) => <CandleTime time={time} seconds={seconds} />,
  },
  { key: 'open', head: <Trans context="opening price">Open</Trans>, isNumber: true, cell: ({ open }) => open },
  { key: 'high', head: <Trans>High</Trans>, isNumber: true, cell: ({ high }) => high },
  { key: 'low', head: <Trans>Low</Trans>, isNumber: true, cell: ({ low }) => low },
  { key: 'close', head: <Trans context="closing price">Close</Trans>, isNumber: true, cell: ({ close }) => close },
  { key: 'change', head: <Trans context="of a price">Change</Trans>, isNumber: true, cell: ({ change }) => change },
  { key: 'volume', head: <Trans>Volume, {unit}</Trans>, isNumber: true, cell: ({ volume }) => volume },
  ...(marks.length === 0
    ? []
    : [
        {
          key: 'fills',
          head: <Trans>Your fills</Trans>,
          cell: ({ time }: CandleRow) => <OwnFills marks={marks.filter((mark) => mark.time === time)} />,
        },
      ]),
];

export function CandleTable({ candles, decimals, name, unit, marks, seconds }: CandleTableProps): ReactElement {
  const columns = useMemo(() => columnsOf({ unit, marks, seconds }), [unit, marks, seconds]);
  const rows = candles
    .slice(-MAX_ROWS)
    .toReversed()
    .map((candle) => ({ time: candle.time, ...candleView(candle, decimals) }));
  return (
    <DataTable
      caption={
        <Trans>
          {name} candles, latest {rows.length} of {candles.length}
        </Trans>
      }
      columns={columns}
      rows={rows}
      rowKey={({ time }) => time}
    >
      {candles.length > rows.length && (
        <tfoot>
          <tr>
            <td colSpan={columns.length}>
              <Trans>
                Latest {rows.length} of {candles.length} candles
              </Trans>
            </td>
          </tr>
        </tfoot>
      )}
    </DataTable>
  );
}
