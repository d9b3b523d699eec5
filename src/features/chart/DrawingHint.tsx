import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { digits } from './candleView.ts';
import { ToolHint } from './ChartStyles.ts';
import type { DrawingTool, TrendPoint } from '#domain/history/trendLines.ts';

const BPS = 10_000;

export type Draft = readonly [TrendPoint, TrendPoint] | undefined;

interface DrawingHintProps {
  readonly tool: DrawingTool;
  readonly draft: Draft;
  readonly seconds: number;
  readonly decimals: number;
}

function Distance({ draft, seconds, decimals }: Omit<DrawingHintProps, 'tool'>): ReactElement | null {
  if (!draft) return null;
  const [from, to] = draft;
  const bps = ((to.price - from.price) / from.price) * BPS;
  const percent = Math.round(bps) === 0 ? '0%' : `${bps > 0 ? '+' : ''}${formatPercent(bps)}`;
  const candles = Math.round(Math.abs(to.time - from.time) / seconds);
  return (
    <>
      <span translate="no">
        {percent} ({digits(to.price - from.price, decimals)})
      </span>
      , <Plural value={candles} one="# candle" other="# candles" />.{' '}
    </>
  );
}

export function DrawingHint({ tool, draft, ...scale }: DrawingHintProps): ReactElement {
  return (
    <ToolHint role="status">
      <Distance draft={draft} {...scale} />
      {tool === 'horizontal' ? (
        <Trans>Choose a point, or use the arrow keys and Enter. Esc cancels.</Trans>
      ) : (
        <Trans>Choose two points, or use the arrow keys and Enter. Esc cancels.</Trans>
      )}
    </ToolHint>
  );
}
