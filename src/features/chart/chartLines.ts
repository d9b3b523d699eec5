import { LineStyle, type IPriceLine, type ISeriesApi } from 'lightweight-charts';
import { tokenValue } from './chartPalette.ts';
import { followDrags, type MovableLine } from './lineDrag.ts';

export interface LabelledLine {
  readonly id: string;
  readonly price: number;
  readonly side: 'BUY' | 'SELL';
  readonly label: string;
  /** `preview` is the typed order; the others are open orders. All but `resting` can be dragged. */
  readonly kind: 'preview' | 'resting' | 'movable';
}

export interface ChartLines {
  set(lines: readonly LabelledLine[]): void;
  prices(): readonly number[];
  draw(): void;
  remove(): void;
}

interface ChartLineEvents {
  /** Receives the price at which a line was dropped. */
  readonly onMove: (id: string, price: number) => void;
  /** Receives a price pressed on the axis. */
  readonly onPick: (price: number) => void;
}

export const createChartLines = (
  element: HTMLElement,
  series: ISeriesApi<'Candlestick'>,
  { onMove, onPick }: ChartLineEvents,
): ChartLines => {
  let lines: readonly LabelledLine[] = [];
  let drawn: ReadonlyMap<string, IPriceLine> = new Map();
  let dragged: MovableLine | undefined;

  const draw = (): void => {
    for (const line of drawn.values()) series.removePriceLine(line);
    drawn = new Map(
      lines.map(({ id, price, side, label, kind }) => [
        id,
        series.createPriceLine({
          price: dragged?.id === id ? dragged.price : price,
          color: tokenValue(kind === 'preview' ? 'text-3' : 'accent-text'),
          lineStyle: kind === 'preview' ? LineStyle.SparseDotted : LineStyle.LargeDashed,
          axisLabelColor: tokenValue('surface-3'),
          axisLabelTextColor: tokenValue(side === 'BUY' ? 'buy-text' : 'sell-text'),
          lineWidth: 1,
          axisLabelVisible: true,
          title: label,
        }),
      ]),
    );
  };
  const stopDrags = followDrags({
    element,
    lines: () => lines.filter(({ kind }) => kind !== 'resting'),
    yOf: (price) => series.priceToCoordinate(price),
    priceAt: (y) => series.coordinateToPrice(y),
    axisWidth: () => series.priceScale().width(),
    height: () => series.getPane().getHeight(),
    onDrag: ({ id, price: own }, price) => {
      dragged = price === undefined ? undefined : { id, price };
      drawn.get(id)?.applyOptions({ price: price ?? own });
    },
    onDrop: ({ id }, price) => onMove(id, price),
    onAxisPress: onPick,
  });
  return {
    set(next) {
      lines = next;
      draw();
    },
    prices: () => lines.map(({ id, price }) => (dragged?.id === id ? dragged.price : price)),
    draw,
    remove: stopDrags,
  };
};
