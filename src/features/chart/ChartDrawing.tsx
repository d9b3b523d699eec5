import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useMemo, useState, type ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { intervalSeconds } from '#domain/history/candles.ts';
import type { Candle, CandleInterval } from '#domain/history/types.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { marketName } from '#state/marketRule.ts';
import { announce } from '#ui/feedback/announce.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { CandleFigures } from './CandleFigures.tsx';
import { candleTimeParts, candleZone } from './candleZone.ts';
import { digits } from './candleView.ts';
import type { ChartIndicators } from './chartIndicators.ts';
import type { LabelledLine } from './chartLines.ts';
import type { ChartMarket } from './chartMarket.ts';
import { Stage, ToolHint } from './ChartStyles.ts';
import type { FillMark } from './fillMarks.ts';
import { studyLinesOf } from './studyLines.ts';
import type { TrendPoint } from './trendLines.ts';
import type { TrendLines } from './useTrendLines.ts';

/** Loads without a press; if it fails, the rest of the page still works. */
const CandleCanvas = lazy(async () => ({
  default: (await importWithRetry(() => import('./CandleCanvas.tsx'))).CandleCanvas,
}));

interface ChartDrawingProps {
  readonly candles: readonly Candle[];
  readonly decimals: number;
  readonly market: ChartMarket;
  readonly interval: CandleInterval;
  readonly lines: readonly LabelledLine[];
  readonly marks: readonly FillMark[];
  readonly indicators: ChartIndicators;
  readonly trends: TrendLines;
  readonly hasTrendTool: boolean;
  readonly onTrendEnd: () => void;
  readonly onMove: (id: string, price: string) => void;
  readonly onPick: (price: string) => void;
}

export function ChartDrawing(props: ChartDrawingProps): ReactElement {
  const { candles, decimals, market, interval, lines, marks, indicators, trends, hasTrendTool } = props;
  const { t, i18n } = useLingui();
  const seconds = intervalSeconds[interval];
  const [hovered, hover] = useState<number>();
  const name = marketName(market);
  const studies = useMemo(() => studyLinesOf(indicators, candles, decimals), [indicators, candles, decimals]);
  const fills = marks.reduce((sum, { count }) => sum + count, 0);
  const label = fills === 0 ? t`${name} price chart` : t`${name} price chart, your fills: ${fills}`;
  const candle = candles.find(({ time }) => time === hovered) ?? candles.at(-1);
  const say = ({ time, price }: TrendPoint): void => {
    const moment = i18n.date(new Date(time * 1000), candleTimeParts(seconds));
    announce(`${digits(price, decimals)}, ${moment}`);
  };
  return (
    <>
      <CandleFigures candle={candle} decimals={decimals} unit={shortenSymbol(market.base.symbol)} studies={studies} />
      <Stage>
        <Suspense fallback={<Skeleton $height="100%" />}>
          <CandleCanvas
            key={`${name} ${interval} ${candleZone(seconds)}`}
            candles={candles}
            decimals={decimals}
            lines={lines}
            studies={studies}
            hasProfile={indicators.hasProfile}
            trends={trends.lines}
            hasTrendTool={hasTrendTool}
            seconds={seconds}
            marks={marks}
            label={label}
            onHover={hover}
            onMove={props.onMove}
            onPick={props.onPick}
            trendEvents={{ onLine: trends.add, onEnd: props.onTrendEnd, onCursor: say }}
          />
        </Suspense>
        {hasTrendTool && (
          <ToolHint role="status">
            <Trans>Choose two points, or use the arrow keys and Enter. Esc cancels.</Trans>
          </ToolHint>
        )}
      </Stage>
    </>
  );
}
