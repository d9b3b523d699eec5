import { useCallback, useDeferredValue, useRef, useSyncExternalStore, type ReactElement, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { Candle } from '#domain/history/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectColourBlindPair, selectIsDark } from '#state/user/selectors.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import { createCandleChart, type CandleChart } from './candleChart.ts';
import type { LabelledLine } from './chartLines.ts';
import type { CrosshairLink } from './crosshairLink.ts';
import type { FillMark } from './fillMarks.ts';
import { MakersMark } from './MakersMark.tsx';
import type { StudyLine } from './studyLines.ts';
import type { DrawingTool, TrendLine } from '#domain/history/trendLines.ts';
import type { TrendEvents } from './trendTool.ts';

const Fill = styled.div`
  position: absolute;
  inset: 0;
`;

interface CandleCanvasProps {
  readonly candles: readonly Candle[];
  readonly decimals: number;
  readonly lines: readonly LabelledLine[];
  readonly studies: readonly StudyLine[];
  readonly hasProfile: boolean;
  readonly marks: readonly FillMark[];
  readonly trends: readonly TrendLine[];
  readonly tool: DrawingTool | undefined;
  readonly seconds: number;
  readonly label: string;
  /** Called with the number of candles that the view needs. */
  readonly onDepth: (candles: number) => void;
  readonly onHover: (time: number | undefined) => void;
  readonly onMove: (id: string, price: string) => void;
  readonly onPick: (price: string) => void;
  readonly onPress: (id: string) => void;
  readonly hasGaps: boolean;
  readonly trendEvents: TrendEvents;
  readonly crosshair: CrosshairLink | undefined;
}

const unlinked = (): (() => void) => () => undefined;
const nowhere = (): undefined => undefined;

/** Moves the crosshair together with those of linked charts. @returns the listener for this chart's crosshair */
const useLinkedCrosshair = (
  chart: RefObject<CandleChart | null>,
  { crosshair, onHover }: Pick<CandleCanvasProps, 'crosshair' | 'onHover'>,
): ((time: number | undefined) => void) => {
  const link = useLatest(crosshair);
  const linked = useSyncExternalStore(crosshair?.subscribe ?? unlinked, crosshair?.read ?? nowhere);
  useWhenChanged(linked, () => {
    if (linked && linked.from !== chart) onHover(chart.current?.setCrosshair(linked.time));
  });
  return useCallback(
    (time) => {
      onHover(time);
      link.current?.move({ from: chart, time });
    },
    [chart, onHover, link],
  );
};

export function CandleCanvas(props: CandleCanvasProps): ReactElement {
  const { candles, decimals, studies, hasProfile, marks, trends, tool, seconds } = props;
  // A typed figure is painted before its line.
  const lines = useDeferredValue(props.lines);
  const { label, onMove, onPick, onPress, onDepth, hasGaps, trendEvents } = props;
  const latestDepth = useLatest(onDepth);
  const latestTrends = useLatest(trendEvents);
  const latestMove = useLatest(onMove);
  const latestPick = useLatest(onPick);
  const latestPress = useLatest(onPress);
  const chart = useRef<CandleChart>(null);
  const onHover = useLinkedCrosshair(chart, props);
  const isDark = useAppSelector(selectIsDark);
  const pair = useAppSelector(selectColourBlindPair);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      const created = createCandleChart(element, {
        onHover,
        onMove: (id, price) => latestMove.current?.(id, price),
        onPick: (price) => latestPick.current?.(price),
        onPress: (id) => latestPress.current?.(id),
        onDepth: (count) => latestDepth.current?.(count),
        hasGaps,
        seconds,
        onLine: (line) => latestTrends.current?.onLine(line),
        onEnd: () => latestTrends.current?.onEnd(),
        onCursor: (point) => latestTrends.current?.onCursor(point),
        onDraft: (points) => latestTrends.current?.onDraft(points),
      });
      chart.current = created;
      return () => {
        chart.current = null;
        created.remove();
      };
    },
    [onHover, latestMove, latestPick, latestPress, latestDepth, latestTrends, seconds, hasGaps],
  );
  useWhenChanged(candles, () => chart.current?.setCandles(candles, decimals));
  useWhenChanged(lines, () => chart.current?.setLines(lines));
  useWhenChanged(studies, () => chart.current?.setStudies(studies));
  useWhenChanged(hasProfile, () => chart.current?.setProfile(hasProfile));
  useWhenChanged(trends, () => chart.current?.setTrends(trends));
  useWhenChanged(tool, () => chart.current?.setTrendTool(tool));
  useWhenChanged(marks, () => chart.current?.setMarks(marks));
  useWhenChanged(`${isDark} ${pair}`, () => requestAnimationFrame(() => chart.current?.paint()));
  return (
    <Fill>
      <Fill ref={attach} role="group" aria-label={label} />
      <MakersMark />
    </Fill>
  );
}
