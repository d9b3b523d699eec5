import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Candle } from '#domain/history/types.ts';
import { Table } from '#ui/layout/Table.tsx';
import { candleView } from './candleView.ts';
import type { FillMark } from './fillMarks.ts';

const MAX_ROWS = 200;

interface CandleTableProps {
  readonly candles: readonly Candle[];
  readonly decimals: number;
  readonly name: string;
  /** Symbol in which the volume is counted. */
  readonly unit: string;
  readonly marks: readonly FillMark[];
}

function OwnFills({ marks }: Pick<CandleTableProps, 'marks'>): ReactElement {
  const { t } = useLingui();
  return <>{marks.map(({ side, count }) => (side === 'BUY' ? t`Bought: ${count}` : t`Sold: ${count}`)).join(', ')}</>;
}

/** The chart's candles as a table, newest first. */
export function CandleTable({ candles, decimals, name, unit, marks }: CandleTableProps): ReactElement {
  const { i18n } = useLingui();
  const shown = candles.slice(-MAX_ROWS).toReversed();
  return (
    <Table>
      <caption>
        <Trans>
          {name} candles, latest {shown.length} of {candles.length}
        </Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
          <th scope="col" data-num="">
            <Trans>Open</Trans>
          </th>
          <th scope="col" data-num="">
            <Trans>High</Trans>
          </th>
          <th scope="col" data-num="">
            <Trans>Low</Trans>
          </th>
          <th scope="col" data-num="">
            <Trans>Close</Trans>
          </th>
          <th scope="col" data-num="">
            <Trans>Change</Trans>
          </th>
          <th scope="col" data-num="">
            <Trans>Volume, {unit}</Trans>
          </th>
          {marks.length > 0 && (
            <th scope="col">
              <Trans>Your fills</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {shown.map((candle) => {
          const view = candleView(candle, decimals);
          return (
            <tr key={candle.time}>
              <th scope="row">{i18n.date(new Date(candle.time * 1000), { dateStyle: 'short', timeStyle: 'short' })}</th>
              <td data-num="">{view.open}</td>
              <td data-num="">{view.high}</td>
              <td data-num="">{view.low}</td>
              <td data-num="">{view.close}</td>
              <td data-num="">{view.change}</td>
              <td data-num="">{view.volume}</td>
              {marks.length > 0 && (
                <td>
                  <OwnFills marks={marks.filter(({ time }) => time === candle.time)} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
      {candles.length > shown.length && (
        <tfoot>
          <tr>
            <td colSpan={marks.length > 0 ? 8 : 7}>
              <Trans>
                Latest {shown.length} of {candles.length} candles
              </Trans>
            </td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
