import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createGrowingCandles } from '../../domain/history/growingCandles.ts';
import type { Candle, CandleInterval } from '../../domain/history/types.ts';
import { accountTrades } from '../../domain/orderBook/accountOrders.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import type { Address } from '../../domain/tokens/types.ts';
import { valueOf } from '../../lib/loadable.ts';
import { useAccountEvents } from '../../reads/useAccountEvents.ts';
import { useMyOrders } from '../../reads/useMyOrders.ts';
import { usePairHistory } from '../../reads/usePairHistory.ts';
import type { PairHistory } from '../../reads/usePairHistory.ts';
import { marketName } from '../../state/marketRule.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { LabelledLine } from './candleChart.ts';
import { decimalsOf } from './candleView.ts';
import { CandleFigures } from './CandleFigures.tsx';
import { CandleTable } from './CandleTable.tsx';
import { chartIntervals, useChartInterval } from './chartIntervals.ts';
import type { ChartMarket } from './chartMarket.ts';
import { Stage, Toolbar } from './ChartStyles.ts';
import { Coverage } from './Coverage.tsx';
import { fillMarksOf } from './fillMarks.ts';
import type { FillMark } from './fillMarks.ts';
import { orderLinesOf } from './orderLines.ts';

const CandleCanvas = lazy(() => import('./CandleCanvas.tsx').then(({ CandleCanvas }) => ({ default: CandleCanvas })));

/** What stands where candles would be. */
function NoCandles({ history }: { readonly history: PairHistory }): ReactElement {
  if (history.status === 'failed') {
    return (
      <EmptyState icon="alert" title={<Trans>The trades could not be read</Trans>}>
        <Trans>The network did not answer as it should. It is asked again with the next blocks.</Trans>
      </EmptyState>
    );
  }
  if (history.status !== 'complete') return <Skeleton $height="100%" />;
  return (
    <EmptyState icon="market" title={<Trans>No trades yet</Trans>}>
      <Trans>Every trade of this market, from the book and from the pool, is drawn here.</Trans>
    </EmptyState>
  );
}

const useOrderLines = (market: ChartMarket, account: Address | undefined) => {
  const { t } = useLingui();
  const orders = valueOf(useMyOrders(account, market.baseToken.address, market.quoteToken.address));
  return useMemo(
    (): readonly LabelledLine[] =>
      orderLinesOf(orders ?? [], market).map(({ price, side, amount }) => ({
        price,
        side,
        label: side === 'BUY' ? t`Buy ${amount}` : t`Sell ${amount}`,
      })),
    [orders, market, t],
  );
};

/** The account's fills in this market; asked for once there is a candle to mark. */
const useFillMarks = (
  market: ChartMarket,
  account: Address | undefined,
  interval: CandleInterval,
  candles: readonly Candle[],
): readonly FillMark[] => {
  const events = valueOf(useAccountEvents(candles.length > 0 ? account : undefined));
  const fills = useMemo(() => (events ? accountTrades(events) : []), [events]);
  return useMemo(() => fillMarksOf(fills, market, interval, candles), [fills, market, interval, candles]);
};

interface DrawingProps {
  readonly candles: readonly Candle[];
  readonly decimals: number;
  readonly market: ChartMarket;
  readonly interval: CandleInterval;
  readonly lines: readonly LabelledLine[];
  readonly marks: readonly FillMark[];
}

function Drawing({ candles, decimals, market, interval, lines, marks }: DrawingProps): ReactElement {
  const { t } = useLingui();
  const [hovered, hover] = useState<number>();
  const name = marketName(market);
  const fills = marks.reduce((sum, { count }) => sum + count, 0);
  const label = fills === 0 ? t`Candles of ${name}` : t`Candles of ${name}, your fills marked: ${fills}`;
  const candle = candles.find(({ time }) => time === hovered) ?? candles.at(-1);
  return (
    <>
      <CandleFigures candle={candle} decimals={decimals} unit={shortenSymbol(market.base.symbol)} />
      <Stage>
        <Suspense fallback={<Skeleton $height="100%" />}>
          <CandleCanvas
            key={`${name} ${interval}`}
            candles={candles}
            decimals={decimals}
            lines={lines}
            marks={marks}
            label={label}
            onHover={hover}
          />
        </Suspense>
      </Stage>
    </>
  );
}

interface ChartContentProps {
  readonly market: ChartMarket;
  readonly account: Address | undefined;
  readonly way: ReactNode;
}

/** Toolbar, figures, drawing or table, and how far back it reaches. */
export function ChartContent({ market, account, way }: ChartContentProps): ReactElement {
  const { t } = useLingui();
  const [interval, choose] = useChartInterval();
  const [asTable, setAsTable] = useState(false);
  const history = usePairHistory(market.baseToken.address, market.quoteToken.address);
  const lines = useOrderLines(market, account);
  const candlesOf = useMemo(() => createGrowingCandles(market, interval), [market, interval]);
  const candles = candlesOf(history.trades);
  const decimals = decimalsOf(candles.at(-1)?.close ?? 0);
  const marks = useFillMarks(market, account, interval, candles);
  const isEmpty = candles.length === 0;
  return (
    <>
      <Toolbar>
        <Segmented
          size="sm"
          label={t`Length of a candle`}
          options={chartIntervals}
          value={interval}
          onChange={choose}
        />
        <Button size="sm" variant="ghost" icon="list" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Trans>Table</Trans>
        </Button>
        {way}
      </Toolbar>
      {isEmpty && (
        <Stage>
          <NoCandles history={history} />
        </Stage>
      )}
      {!isEmpty && asTable && (
        <Stage tabIndex={0} role="group" aria-label={t`Candles as a table`}>
          <CandleTable
            candles={candles}
            decimals={decimals}
            name={marketName(market)}
            unit={shortenSymbol(market.base.symbol)}
            marks={marks}
          />
        </Stage>
      )}
      {!isEmpty && !asTable && (
        <Drawing
          candles={candles}
          decimals={decimals}
          market={market}
          interval={interval}
          lines={lines}
          marks={marks}
        />
      )}
      <Coverage history={history} />
    </>
  );
}
