import { LineStyle, type IPriceLine, type ISeriesApi } from 'lightweight-charts';
import type { ColorToken } from '#ui/theme/theme.ts';
import { tokenValue } from './chartPalette.ts';
import { followDrags, type MovableLine } from './lineDrag.ts';

export interface LabelledLine {
  readonly id: string;
  readonly price: number;
  /** Undefined if the line is not an order. */
  readonly side?: 'BUY' | 'SELL';
  readonly label: string;
  /** `preview`: the typed order. `resting`, `movable`: open orders. `cost`: the average cost. */
  readonly kind: keyof typeof looks;
}

interface LineLook {
  readonly color: ColorToken;
  readonly style: LineStyle;
  readonly canMove: boolean;
}

const looks = {
  preview: { color: 'text-3', style: LineStyle.LargeDashed, canMove: true },
  resting: { color: 'accent-text', style: LineStyle.LargeDashed, canMove: false },
  movable: { color: 'accent-text', style: LineStyle.LargeDashed, canMove: true },
  alert: { color: 'warning-text', style: LineStyle.Dotted, canMove: true },
  cost: { color: 'info-text', style: LineStyle.Solid, canMove: false },
} as const satisfies Readonly<Record<string, LineLook>>;

const labelColor = (side: LabelledLine['side']): ColorToken =>
  side === undefined ? 'text-2' : side === 'BUY' ? 'buy-text' : 'sell-text';

export interface ChartLines {
  set(lines: readonly LabelledLine[]): void;
  /** While true, no line can be dragged or pressed, because a drawing tool is on. */
  setHeld(isHeld: boolean): void;
  prices(): readonly number[];
  draw(): void;
  remove(): void;
}

interface ChartLineEvents {
  readonly onMove: (id: string, price: number) => void;
  readonly onPick: (price: number) => void;
  readonly onPress: (id: string) => void;
}

export const createChartLines = (
  element: HTMLElement,
  series: ISeriesApi<'Candlestick'>,
  { onMove, onPick, onPress }: ChartLineEvents,
): ChartLines => {
  let lines: readonly LabelledLine[] = [];
  let drawn: ReadonlyMap<string, IPriceLine> = new Map();
  let dragged: MovableLine | undefined;
  let isHeld = false;

  const draw = (): void => {
    for (const line of drawn.values()) series.removePriceLine(line);
    drawn = new Map(
      lines.map(({ id, price, side, label, kind }) => [
        id,
        series.createPriceLine({
          price: dragged?.id === id ? dragged.price : price,
          color: tokenValue(looks[kind].color),
          lineStyle: looks[kind].style,
          axisLabelColor: tokenValue('surface-3'),
          axisLabelTextColor: tokenValue(labelColor(side)),
          lineWidth: 1,
          axisLabelVisible: true,
          title: label,
        }),
      ]),
    );
  };
  const stopDrags = followDrags({
    element,
    lines: () => (isHeld ? [] : lines.filter(({ kind }) => looks[kind].canMove)),
    yOf: (price) => series.priceToCoordinate(price),
    priceAt: (y) => series.coordinateToPrice(y),
    axisWidth: () => series.priceScale().width(),
    height: () => series.getPane().getHeight(),
    onDrag: ({ id, price: own }, price) => {
      dragged = price === undefined ? undefined : { id, price };
      drawn.get(id)?.applyOptions({ price: price ?? own });
    },
    onDrop: ({ id }, price) => onMove(id, price),
    onLinePress: ({ id }) => onPress(id),
    onAxisPress: onPick,
  });
  return {
    set(next) {
      lines = next;
      draw();
    },
    setHeld(next) {
      isHeld = next;
    },
    prices: () => lines.map(({ id, price }) => (dragged?.id === id ? dragged.price : price)),
    draw,
    remove: stopDrags,
  };
};
