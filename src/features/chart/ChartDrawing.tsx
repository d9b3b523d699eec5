import { useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactElement } from 'react';
import { intervalSeconds } from '#domain/history/candles.ts';
import type { Candle, CandleInterval } from '#domain/history/types.ts';
import { marketName } from '#state/marketRule.ts';
import { announce } from '#ui/feedback/announce.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { CandleFigures } from './CandleFigures.tsx';
import { candleTimeParts, candleZone } from './candleZone.ts';
import { digits } from './candleView.ts';
import type { ChartIndicators } from './chartIndicators.ts';
import type { LabelledLine } from './chartLines.ts';
import type { CrosshairLink } from './crosshairLink.ts';
import type { ChartMarket } from './chartMarket.ts';
import { Stage } from './ChartStyles.ts';
import { DrawingHint, type Draft } from './DrawingHint.tsx';
import type { FillMark } from './fillMarks.ts';
import { studyLinesOf } from './studyLines.ts';
import type { DrawingTool, TrendPoint } from '#domain/history/trendLines.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { TrendLines } from './useTrendLines.ts';

const CandleCanvas = lazyPart(
  async () => (await import('./CandleCanvas.tsx')).CandleCanvas,
  () => <Skeleton $height="100%" />,
);

interface ChartDrawingProps {
  readonly candles: readonly Candle[];
  readonly traded: readonly Candle[];
  readonly decimals: number;
  readonly market: ChartMarket;
  readonly interval: CandleInterval;
  readonly lines: readonly LabelledLine[];
  readonly marks: readonly FillMark[];
  readonly indicators: ChartIndicators;
  readonly trends: TrendLines;
  readonly tool: DrawingTool | undefined;
  readonly onTrendEnd: () => void;
  readonly onMove: (id: string, price: string) => void;
  readonly onPick: (price: string) => void;
  readonly onPress: (id: string) => void;
  readonly onDepth: (candles: number) => void;
  readonly crosshair: CrosshairLink | undefined;
}

export function ChartDrawing(props: ChartDrawingProps): ReactElement {
  const { candles, traded, decimals, market, interval, lines, marks, indicators, trends, tool } = props;
  const { t, i18n } = useLingui();
  const seconds = intervalSeconds[interval];
  const [hovered, hover] = useState<number>();
  const [draft, setDraft] = useState<Draft>();
  const name = marketName(market);
  const hasGaps = indicators.emptyPeriods === 'gap';
  const studied = hasGaps ? traded : candles;
  const studies = useMemo(() => studyLinesOf(indicators, studied, decimals), [indicators, studied, decimals]);
  const fills = marks.reduce((sum, { count }) => sum + count, 0);
  const label = fills === 0 ? t`${name} price chart` : t`${name} price chart, your fills: ${fills}`;
  const candle = candles.find(({ time }) => time === hovered) ?? candles.at(-1);
  const say = ({ time, price }: TrendPoint): void => {
    const moment = i18n.date(new Date(time * 1000), candleTimeParts(seconds));
    announce(`${digits(price, decimals)}, ${moment}`);
  };
  return (
    <>
      <CandleFigures
        candle={candle}
        decimals={decimals}
        market={market}
        studies={studies}
        marks={marks.filter(({ time }) => time === candle?.time)}
      />
      <Stage>
        <CandleCanvas
          key={`${name} ${interval} ${candleZone(seconds)} ${indicators.emptyPeriods}`}
          candles={candles}
          decimals={decimals}
          lines={lines}
          studies={studies}
          hasProfile={indicators.hasProfile}
          hasGaps={hasGaps}
          trends={trends.lines}
          tool={tool}
          seconds={seconds}
          marks={marks}
          label={label}
          onHover={hover}
          onMove={props.onMove}
          onPick={props.onPick}
          onPress={props.onPress}
          onDepth={props.onDepth}
          crosshair={props.crosshair}
          trendEvents={{ onLine: trends.add, onEnd: props.onTrendEnd, onCursor: say, onDraft: setDraft }}
        />
        {tool && <DrawingHint tool={tool} draft={draft} seconds={seconds} decimals={decimals} />}
      </Stage>
    </>
  );
}
