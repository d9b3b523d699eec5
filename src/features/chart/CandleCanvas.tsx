import { useCallback, useRef } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Candle } from '../../domain/history/types.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { selectColourBlindPair, selectIsDark } from '../../state/user/selectors.ts';
import { useWhenChanged } from '../../ui/hooks/useWhenChanged.ts';
import { createCandleChart } from './candleChart.ts';
import type { CandleChart, LabelledLine } from './candleChart.ts';
import type { FillMark } from './fillMarks.ts';

const Fill = styled.div`
  position: absolute;
  inset: 0;
`;

export interface CandleCanvasProps {
  readonly candles: readonly Candle[];
  readonly decimals: number;
  readonly lines: readonly LabelledLine[];
  readonly marks: readonly FillMark[];
  readonly label: string;
  /** Hears the time of the candle under the crosshair; undefined when it leaves. */
  readonly onHover: (time: number | undefined) => void;
}

/** The candles as a drawing. */
export function CandleCanvas({ candles, decimals, lines, marks, label, onHover }: CandleCanvasProps): ReactElement {
  const chart = useRef<CandleChart>(null);
  const isDark = useAppSelector(selectIsDark);
  const pair = useAppSelector(selectColourBlindPair);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      const created = createCandleChart(element, onHover);
      chart.current = created;
      return () => {
        chart.current = null;
        created.remove();
      };
    },
    [onHover],
  );
  useWhenChanged(candles, () => chart.current?.setCandles(candles, decimals));
  useWhenChanged(lines, () => chart.current?.setLines(lines));
  useWhenChanged(marks, () => chart.current?.setMarks(marks));
  // The attributes of the root element, from which the colours follow, are set by an effect that runs in the same turn.
  useWhenChanged(`${isDark} ${pair}`, () => requestAnimationFrame(() => chart.current?.paint()));
  return <Fill ref={attach} role="group" aria-label={label} />;
}
