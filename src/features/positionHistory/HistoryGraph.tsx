import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { drawing, markKinds, nearest, placeMarks, pointAfterKey, shapes, type Graph } from './graph.ts';
import { kindNames } from './historyWords.ts';
import { Legend, Plot } from './HistoryStyles.ts';

const series = ['held', 'now', 'rewards', 'fees'] as const;

export interface GraphLabels {
  readonly values: { readonly low: string; readonly high: string };
  readonly earned: { readonly low: string; readonly high: string };
}

interface HistoryGraphProps {
  readonly graph: Graph;
  readonly labels: GraphLabels;
  readonly index: number;
  readonly pointText: string;
  readonly onPoint: (index: number) => void;
}

const { values, earned } = drawing;

function Axes({ labels }: { readonly labels: GraphLabels }): ReactElement {
  return (
    <>
      {[values, earned].map(({ left, right, bottom }) => (
        <path key={bottom} data-axis="" d={`M${left} ${bottom + 0.5}H${right}`} />
      ))}
      <text x={values.left} y={values.top - 5}>
        {labels.values.high}
      </text>
      {/* Below the axis and left of the last point's cursor, so that no line crosses it. */}
      <text x={values.right - 6} y={values.bottom + 12} textAnchor="end">
        {labels.values.low}
      </text>
      <text x={earned.left} y={earned.top - 4}>
        {labels.earned.high}
      </text>
    </>
  );
}

export function HistoryGraph({ graph, labels, index, pointText, onPoint }: HistoryGraphProps): ReactElement {
  const { t, i18n } = useLingui();
  const take = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) onPoint(nearest(graph.xs, ((clientX - left) / width) * drawing.width));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = pointAfterKey(event.key, index, graph);
    if (next === undefined) return;
    event.preventDefault();
    onPoint(next);
  };
  return (
    <Plot
      role="slider"
      tabIndex={0}
      aria-label={t`Moment of the position's history`}
      aria-valuemin={0}
      aria-valuemax={graph.xs.length - 1}
      aria-valuenow={index}
      aria-valuetext={pointText}
      onPointerMove={take}
      onPointerDown={take}
      onKeyDown={onKeyDown}
    >
      <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
        <Axes labels={labels} />
        <path data-cursor="" d={`M${graph.xs[index] ?? 0} ${values.top}V${earned.bottom}`} />
        {series.map((name) => (
          <path key={name} data-series={name} d={graph.paths[name]} />
        ))}
        {placeMarks(graph).map(({ index: at, kind, x, y }) => (
          <path key={`${at} ${kind}`} data-kind={kind} d={shapes[kind]} transform={`translate(${x} ${y})`}>
            <title>{i18n._(kindNames[kind])}</title>
          </path>
        ))}
      </svg>
    </Plot>
  );
}

export function HistoryLegend({ graph }: Pick<HistoryGraphProps, 'graph'>): ReactElement {
  const { t, i18n } = useLingui();
  const names = { now: t`In the pool`, held: t`If held`, fees: t`Trading fees`, rewards: t`Rewards collected` };
  const drawn = (['now', 'held', 'fees', 'rewards'] as const).filter((name) => graph.paths[name] !== '');
  return (
    <Legend>
      {drawn.map((name) => (
        <li key={name}>
          <svg width="20" height="10" aria-hidden="true">
            <path data-series={name} d="M0 5H20" />
          </svg>
          {names[name]}
        </li>
      ))}
      {markKinds
        .filter((kind) => graph.marks.some((mark) => mark.kind === kind))
        .map((kind) => (
          <li key={kind}>
            <svg width="10" height="10" viewBox="-5 -5 10 10" aria-hidden="true">
              <path data-kind={kind} d={shapes[kind]} />
            </svg>
            {i18n._(kindNames[kind])}
          </li>
        ))}
    </Legend>
  );
}
