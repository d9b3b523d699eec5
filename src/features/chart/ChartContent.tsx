import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { createGrowingCandles } from '#domain/history/growingCandles.ts';
import type { Candle, CandleInterval } from '#domain/history/types.ts';
import { accountTrades } from '#domain/orderBook/accountOrders.ts';
import { withoutSelfFills } from '#domain/orderBook/selfFills.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useAccountEvents } from '#reads/book/useAccountEvents.ts';
import { usePairHistory, type PairHistory } from '#reads/history/usePairHistory.ts';
import { selectIsUnreachable } from '#state/app/selectors.ts';
import { useAppDispatch, useAppSelector } from '#state/hooks.ts';
import { marketName } from '#state/marketRule.ts';
import { orderTypeChosen, priceTyped } from '#state/swap/slice.ts';
import { readAgain } from '#stores/readAgain.ts';
import { Button } from '#ui/fields/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { MyOrder } from '#reads/book/useDeepOrders.ts';
import { decimalsOf } from './candleView.ts';
import { intervalSeconds } from '#domain/history/candles.ts';
import { CandleTable } from './CandleTable.tsx';
import { useChartIndicators } from './chartIndicators.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartTools } from './ChartTools.tsx';
import { chartIntervals, useChartInterval } from './chartIntervals.ts';
import type { ChartMarket } from './chartMarket.ts';
import { IntervalChoice, Stage, Toolbar } from './ChartStyles.ts';
import { Coverage } from './Coverage.tsx';
import { fillMarksOf, type FillMark } from './fillMarks.ts';
import { PREVIEW, useChartLines } from './useChartLines.ts';
import { useTrendLines } from './useTrendLines.ts';

function NoCandles({ history }: { readonly history: PairHistory }): ReactElement {
  const isUnreachable = useAppSelector(selectIsUnreachable);
  if (history.status === 'failed' || (isUnreachable && history.status !== 'complete')) {
    return (
      <EmptyState
        icon="alert"
        title={<Trans>Couldn't load trades</Trans>}
        action={
          isUnreachable ? (
            <Button size="sm" onClick={readAgain.tell}>
              <Trans>Retry</Trans>
            </Button>
          ) : undefined
        }
      >
        <Trans>The network didn't respond. Retrying with each new block.</Trans>
      </EmptyState>
    );
  }
  if (history.status !== 'complete') return <Skeleton $height="100%" />;
  return (
    <EmptyState icon="market" title={<Trans>No trades yet</Trans>}>
      <Trans>Trades of this market appear here, from the order book and from the pool.</Trans>
    </EmptyState>
  );
}

const useFillMarks = (
  market: ChartMarket,
  account: Address | undefined,
  interval: CandleInterval,
  candles: readonly Candle[],
): readonly FillMark[] => {
  const events = valueOf(useAccountEvents(candles.length > 0 ? account : undefined));
  const fills = useMemo(() => (events ? withoutSelfFills(accountTrades(events)) : []), [events]);
  return useMemo(() => fillMarksOf(fills, market, interval, candles), [fills, market, interval, candles]);
};

const useTrendTool = (onStart: () => void) => {
  const [isDrawing, setDrawing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const start = (): void => {
    onStart();
    setDrawing(true);
  };
  const end = (): void => {
    setDrawing(false);
    button.current?.focus();
  };
  return { isDrawing, button, start, end };
};

const useCandles = (market: ChartMarket, account: Address | undefined, interval: CandleInterval) => {
  const history = usePairHistory(market.baseToken.address, market.quoteToken.address);
  const candlesOf = useMemo(() => createGrowingCandles(market, interval), [market, interval]);
  const candles = candlesOf(history.trades);
  const decimals = decimalsOf(candles.at(-1)?.close ?? 0);
  return { history, candles, decimals, marks: useFillMarks(market, account, interval, candles) };
};

/** Fills the ticket with a limit price. */
const useDraft = () => {
  const dispatch = useAppDispatch();
  return (price: string): void => {
    dispatch(orderTypeChosen('LIMIT'));
    dispatch(priceTyped(price));
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

function Intervals(): ReactElement {
  const { t } = useLingui();
  const [interval, choose] = useChartInterval();
  const Choice = useIsPhone() ? Select : Segmented;
  return <Choice size="sm" label={t`Candle interval`} options={chartIntervals} value={interval} onChange={choose} />;
}

export type MoveOrderRequest = (order: MyOrder, price: string) => void;

interface ChartContentProps {
  readonly market: ChartMarket;
  readonly account: Address | undefined;
  readonly way: ReactNode;
  readonly onMove?: MoveOrderRequest | undefined;
}

export function ChartContent({ market, account, way, onMove }: ChartContentProps): ReactElement {
  const [interval] = useChartInterval();
  const [indicators, chooseIndicators] = useChartIndicators();
  const [asTable, setAsTable] = useState(false);
  const trends = useTrendLines(market);
  const tool = useTrendTool(() => setAsTable(false));
  const { history, candles, decimals, marks } = useCandles(market, account, interval);
  const { lines, orderOf } = useChartLines(market, account, onMove !== undefined && !tool.isDrawing);
  const pick = useDraft();
  const move = (id: string, price: string): void => {
    if (id === PREVIEW) return pick(price);
    const order = orderOf(id);
    if (order) onMove?.(order, price);
  };
  const drawn = { market, interval, candles, decimals, marks };
  const isEmpty = candles.length === 0;
  return (
    <>
      <Toolbar>
        <IntervalChoice>
          <Intervals />
        </IntervalChoice>
        <Button size="sm" variant="ghost" icon="list" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Trans>Table</Trans>
        </Button>
        <ChartTools
          button={tool.button}
          indicators={indicators}
          onIndicators={chooseIndicators}
          trends={trends}
          decimals={decimals}
          onDraw={tool.start}
        />
        {way}
      </Toolbar>
      {isEmpty && (
        <Stage>
          <NoCandles history={history} />
        </Stage>
      )}
      {!isEmpty && asTable && <Table {...drawn} />}
      {!isEmpty && !asTable && (
        <ChartDrawing
          {...drawn}
          lines={lines}
          indicators={indicators}
          trends={trends}
          hasTrendTool={tool.isDrawing}
          onTrendEnd={tool.end}
          onMove={move}
          onPick={pick}
        />
      )}
      <Coverage history={history} />
    </>
  );
}
