import { useLingui } from '@lingui/react/macro';
import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { CandleInterval } from '#domain/history/types.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { marketName } from '#state/marketRule.ts';
import { orderTypeChosen, priceTyped } from '#state/swap/slice.ts';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { intervalSeconds } from '#domain/history/candles.ts';
import { ChartBar } from './ChartBar.tsx';
import { CandleTable } from './CandleTable.tsx';
import { hasStudies, useChartIndicators, type ChartIndicators } from './chartIndicators.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { useChartInterval } from './chartIntervals.ts';
import type { ChartMarket } from './chartMarket.ts';
import { Stage } from './ChartStyles.ts';
import { Coverage } from './Coverage.tsx';
import type { CrosshairLink } from './crosshairLink.ts';
import type { LabelledLine } from './chartLines.ts';
import { NoCandles } from './NoCandles.tsx';
import { useAlertLines } from './useAlertLines.tsx';
import { useCandles } from './useCandles.ts';
import { PREVIEW, useChartLines } from './useChartLines.ts';
import type { DrawingTool } from '#domain/history/trendLines.ts';
import { useTrendLines } from './useTrendLines.ts';
import { FIRST_DEPTH } from './candleDepth.ts';

/** Number of candles to read: the most that this `view` has requested. Another view starts with the first candles. */
const useChartDepth = (view: string): readonly [depth: number, deepen: (candles: number) => void] => {
  const [requested, request] = useState({ view, depth: FIRST_DEPTH });
  const depth = requested.view === view ? requested.depth : FIRST_DEPTH;
  return [depth, (candles) => request({ view, depth: Math.max(depth, candles) })];
};

const useTrendTool = (showTable: (isOn: boolean) => void) => {
  const [tool, choose] = useState<DrawingTool>();
  const button = useRef<HTMLButtonElement>(null);
  const start = useCallback(
    (next: DrawingTool): void => {
      showTable(false);
      choose(next);
    },
    [showTable],
  );
  const end = (): void => {
    choose(undefined);
    button.current?.focus();
  };
  return { tool, button, start, end };
};

const useDraft = (onDraft: (() => void) | undefined) => {
  const dispatch = useAppDispatch();
  return (price: string): void => {
    dispatch(orderTypeChosen('LIMIT'));
    dispatch(priceTyped(price));
    onDraft?.();
  };
};

interface TableProps extends Pick<ComponentProps<typeof CandleTable>, 'candles' | 'decimals' | 'marks'> {
  readonly market: ChartMarket;
  readonly interval: CandleInterval;
}

function Table({ market, interval, ...drawn }: TableProps): ReactElement {
  const { t } = useLingui();
  return (
    <Stage tabIndex={0} role="group" aria-label={t`Candle table`}>
      <CandleTable
        {...drawn}
        seconds={intervalSeconds[interval]}
        name={marketName(market)}
        unit={shortenSymbol(market.base.symbol)}
      />
    </Stage>
  );
}

/** `price` is set after a drag; undefined after a press on the order's line. */
export type OrderRequest = (order: MyOrder, price?: string) => void;

export interface ChartCellTerms {
  readonly interval: CandleInterval;
  readonly onInterval: (interval: CandleInterval) => void;
  /** If undefined, this chart's crosshair moves alone. */
  readonly crosshair: CrosshairLink | undefined;
  /** True for the market of the ticket, whose typed order the chart shows. */
  readonly isTraded: boolean;
  readonly isSmall: boolean;
  readonly head: ReactNode;
  readonly onDraft?: (() => void) | undefined;
}

interface ChartContentProps {
  readonly market: ChartMarket;
  readonly account: Address | undefined;
  readonly way: ReactNode;
  readonly onOrder?: OrderRequest | undefined;
  readonly cell?: ChartCellTerms | undefined;
}

/** The only chart of a page uses the interval that all pages share. */
const useCell = (cell: ChartCellTerms | undefined): ChartCellTerms => {
  const [interval, onInterval] = useChartInterval();
  return cell ?? { interval, onInterval, crosshair: undefined, isTraded: true, isSmall: false, head: null };
};

const useLines = ({ market, account, onOrder, cell }: ChartContentProps, cost: LabelledLine | undefined) => {
  const { lines, orderOf } = useChartLines(market, account, {
    canMove: onOrder !== undefined,
    isTraded: cell?.isTraded ?? true,
  });
  const alerts = useAlertLines(market);
  const pick = useDraft(cell?.onDraft);
  return {
    pick,
    lines: useMemo(() => [...lines, ...alerts.lines, ...(cost ? [cost] : [])], [lines, alerts.lines, cost]),
    dialog: alerts.dialog,
    move(id: string, price: string): void {
      if (id === PREVIEW) return pick(price);
      const order = orderOf(id);
      if (order) onOrder?.(order, price);
      else alerts.move(id, price);
    },
    press(id: string): void {
      const order = orderOf(id);
      if (order) onOrder?.(order);
      else if (id !== PREVIEW) alerts.open();
    },
  };
};

interface Look {
  readonly interval: CandleInterval;
  readonly indicators: ChartIndicators;
}

/** Studies need all candles, as do the table and drawn lines (`needsAll`). */
const useShownCandles = (
  { market, account }: Pick<ChartContentProps, 'market' | 'account'>,
  { interval, indicators }: Look,
  needsAll: boolean,
) => {
  const { baseToken, quoteToken } = market;
  const [depth, deepen] = useChartDepth(`${baseToken.address} ${quoteToken.address} ${interval}`);
  const isWhole = needsAll || hasStudies(indicators);
  const kind = indicators.emptyPeriods;
  return { ...useCandles({ market, account, interval, kind, depth: isWhole ? Infinity : depth }), deepen };
};

export function ChartContent(props: ChartContentProps): ReactElement {
  const { market, way } = props;
  const { interval: chosen, onInterval, crosshair, isSmall, head } = useCell(props.cell);
  // The press is painted before the chart is drawn again.
  const interval = useDeferredValue(chosen);
  const [indicators, chooseIndicators] = useChartIndicators();
  const [asTable, setAsTable] = useState(false);
  const trends = useTrendLines(market);
  const tool = useTrendTool(setAsTable);
  const shown = useShownCandles(props, { interval, indicators }, asTable || trends.lines.length > 0);
  const { history, traded, candles, decimals, marks } = shown;
  const { pick, lines, dialog, move, press } = useLines(props, indicators.hasCost ? shown.cost : undefined);
  const drawn = { market, interval, decimals, marks };
  const isEmpty = candles.length === 0;
  return (
    <>
      <ChartBar
        interval={chosen}
        onInterval={onInterval}
        isSmall={isSmall}
        head={head}
        way={way}
        asTable={asTable}
        onTable={setAsTable}
        button={tool.button}
        indicators={indicators}
        onIndicators={chooseIndicators}
        trends={trends}
        decimals={decimals}
        onDraw={tool.start}
      />
      {isEmpty && (
        <Stage>
          <NoCandles history={history} />
        </Stage>
      )}
      {!isEmpty && asTable && <Table {...drawn} candles={traded} />}
      {!isEmpty && !asTable && (
        <ChartDrawing
          {...drawn}
          candles={candles}
          traded={traded}
          lines={lines}
          indicators={indicators}
          trends={trends}
          tool={tool.tool}
          onTrendEnd={tool.end}
          onMove={move}
          onPick={pick}
          onPress={press}
          onDepth={shown.deepen}
          crosshair={crosshair}
        />
      )}
      {!isSmall && <Coverage market={market} isLoading={shown.isLoading} isCut={shown.isCut} />}
      {dialog}
    </>
  );
}
