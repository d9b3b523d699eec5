import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import type { PointValues } from '#domain/liquidity/pointValues.ts';
import type { PositionPoint } from '#domain/liquidity/positionPoints.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import type { Position } from '#stores/positions.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { withoutAddress, type Picture } from './drawPicture.ts';
import { HistoryGraph, HistoryLegend, type GraphLabels } from './HistoryGraph.tsx';
import { dateText, feesPercent, gainText, movesText, rewardsText, unitText, type HistoryUnit } from './historyWords.ts';
import { MoveTable } from './MoveTable.tsx';
import { SharePicture } from './SharePicture.tsx';
import { useHistory, type HistorySide, type ShownHistory } from './useHistory.ts';

interface HistoryViewProps {
  readonly position: Position;
  readonly sides: readonly [HistorySide, HistorySide];
  readonly past: readonly PositionPoint[];
  readonly present: PositionPoint;
  /** First arrival of the present pool tokens, unix seconds. */
  readonly sinceTime: number | undefined;
  readonly isReading: boolean;
}

interface Line {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly isAmount: boolean;
}

const noTokens: ReadonlyMap<Address, Token> = new Map();

const useLines = (point: PointValues | undefined, { unit, claims }: ShownHistory): readonly Line[] => {
  const { t } = useLingui();
  if (!point) return [];
  const { values, fees } = point;
  const rewards = rewardsText(point.rewards, claims?.tokens ?? noTokens, t`None`);
  return [
    { key: 'date', label: t`Date`, text: dateText(point.timestamp), isAmount: false },
    { key: 'moves', label: t`Moves`, text: movesText(point) || t`None`, isAmount: false },
    { key: 'now', label: t`In the pool`, text: unitText(values?.now, unit), isAmount: true },
    { key: 'held', label: t`If held`, text: unitText(values?.held, unit), isAmount: true },
    { key: 'gain', label: t`Against holding`, text: gainText(values), isAmount: false },
    { key: 'fees', label: t`Trading fees so far`, text: unitText(fees, unit), isAmount: true },
    ...(claims ? [{ key: 'rewards', label: t`Rewards collected so far`, text: rewards, isAmount: true }] : []),
  ];
};

const useLabels = ({ graph: { values, earned }, unit }: ShownHistory): GraphLabels => {
  const mask = useMask();
  const textOf = (raw: bigint | undefined): string => String(mask(unitText(raw, unit)));
  return {
    values: { low: textOf(values?.low), high: textOf(values?.high) },
    earned: { low: textOf(earned?.low), high: textOf(earned?.high) },
  };
};

type PictureInput = Pick<HistoryViewProps, 'sides' | 'present' | 'sinceTime'>;

/** Has percentages and days, and amounts only if requested. */
const usePicture = (
  { sides, present, sinceTime }: PictureInput,
  { points, graph, unit }: ShownHistory,
): ((withAmounts: boolean) => Picture) => {
  const { t } = useLingui();
  const values = points.at(-1)?.values;
  const days = sinceTime === undefined ? undefined : Math.floor((present.timestamp - sinceTime) / DAY_SECONDS);
  const pair = sides.map(({ symbol }) => withoutAddress(symbol, NO_VALUE)).join('/');
  const safeUnit: HistoryUnit = { ...unit, symbol: withoutAddress(unit.symbol, '') };
  return (withAmounts) => ({
    pair,
    exchange: defaultExchange.name,
    graph,
    lines: { now: t`In the pool`, held: t`If held`, fees: t`Trading fees`, rewards: t`Rewards collected` },
    figures: [
      { label: t`Against holding`, value: gainText(values) },
      { label: t`Trading fees`, value: withAmounts ? unitText(values?.fees, safeUnit) : feesPercent(values) },
      ...(withAmounts ? [{ label: t`In the pool`, value: unitText(values?.now, safeUnit) }] : []),
      {
        label: t`Held for`,
        value: days === undefined ? NO_VALUE : t`${plural(days, { one: '# day', other: '# days' })}`,
      },
    ],
  });
};

function Note({ symbol, isReading }: { readonly symbol: string; readonly isReading: boolean }): ReactElement {
  return (
    <p>
      <Trans>In {symbol}, at the pool's price of each block. Dollar prices of the past are unknown.</Trans>{' '}
      {isReading && <Trans>Loading newer moves.</Trans>}
    </p>
  );
}

export function HistoryView(props: HistoryViewProps): ReactElement {
  const { sides, isReading } = props;
  const { t } = useLingui();
  const mask = useMask();
  const history = useHistory(props);
  const { points, graph, unit, chosen, choose } = history;
  const [picked, pick] = useState<number>();
  const last = points.length - 1;
  const index = picked === undefined ? last : Math.min(picked, last);
  const lines = useLines(points[index], history);
  const shown = ({ text, isAmount }: Line): string => (isAmount ? mask(text) : text);
  const labels = useLabels(history);
  const pictureOf = usePicture(props, history);
  const name = `${pictureOf(false).pair.replaceAll(/[^A-Za-z0-9]+/g, '-')}.png`;
  return (
    <div>
      <Note symbol={unit.symbol} isReading={isReading} />
      <HistoryGraph
        {...{ graph, labels, index }}
        onPoint={(at) => pick(at === last ? undefined : at)}
        pointText={lines.map((entry) => `${entry.label}: ${shown(entry)}`).join(', ')}
      />
      <HistoryLegend graph={graph} />
      <KeyValue rows={lines.map((entry) => ({ key: entry.key, label: entry.label, value: shown(entry) }))} />
      <Segmented
        label={t`Show history in`}
        size="sm"
        options={[
          { value: 'base', label: sides[0].symbol },
          { value: 'quote', label: sides[1].symbol },
        ]}
        value={chosen}
        onChange={choose}
      />
      <MoveTable points={points} unit={unit} />
      <SharePicture name={name} pictureOf={pictureOf} />
    </div>
  );
}
