import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { chartPath } from '#config/paths.ts';
import {
  activateCell,
  shownCells,
  withCount,
  withInterval,
  withLink,
  type CellMarket,
  type CellView,
  type ChartCount,
  type ChartGrid,
  type ChartLink,
} from '#domain/desk/chartGrid.ts';
import type { CandleInterval } from '#domain/history/types.ts';
import { useChartInterval } from '#features/chart/index.ts';
import { useAppSelector, useAppStore } from '#state/hooks.ts';
import { sideOfIds } from '#state/marketRule.ts';
import { prefilled } from '#state/swap/slice.ts';
import { keptCharts } from '#stores/keptCharts.ts';

/** Undefined unless there are two currencies, and for a wrap. */
const usePageMarket = (): CellMarket | undefined => {
  const input = useAppSelector((state) => state.swap.INPUT.currencyId);
  const output = useAppSelector((state) => state.swap.OUTPUT.currencyId);
  return useMemo(() => {
    const side = sideOfIds(input, output);
    if (!side || input === null || output === null) return undefined;
    return side === 'BUY' ? { base: output, quote: input } : { base: input, quote: output };
  }, [input, output]);
};

/** Shows a market in the ticket, the market bar and the URL. Keeps the side. */
const useShowMarket = () => {
  const store = useAppStore();
  const navigate = useNavigate();
  return ({ base, quote }: CellMarket): void => {
    const isBuy = store.getState().swap.independentDirection === 'BUY';
    const [input, output] = isBuy ? [quote, base] : [base, quote];
    // Runs together with the change of the active chart, so that no chart shows the other's market.
    store.dispatch(prefilled({ inputCurrencyId: input, outputCurrencyId: output }));
    void navigate(chartPath(input, output), { replace: true });
  };
};

export interface ChartGridControls {
  readonly grid: ChartGrid;
  readonly cells: readonly CellView[];
  activate(index: number): void;
  choose(count: ChartCount): void;
  link(link: ChartLink, isOn: boolean): void;
  chooseInterval(index: number, interval: CandleInterval): void;
}

export const useChartGrid = (): ChartGridControls => {
  const grid = useSyncExternalStore(keptCharts.subscribe, keptCharts.read);
  const [interval, chooseInterval] = useChartInterval();
  const market = usePageMarket();
  const showMarket = useShowMarket();
  const page = { market, interval };
  return {
    grid,
    cells: shownCells(grid, page),
    activate(index) {
      if (index === grid.active) return;
      const next = activateCell(grid, index, page);
      keptCharts.keep(next.grid);
      chooseInterval(next.page.interval);
      if (next.page.market && next.page.market !== market) showMarket(next.page.market);
    },
    choose: (count) => void keptCharts.keep(withCount(grid, count)),
    link: (link, isOn) => void keptCharts.keep(withLink(grid, link, isOn, page)),
    chooseInterval(index, next) {
      const isPage = index === grid.active || grid.linked.includes('interval');
      if (isPage) chooseInterval(next);
      else keptCharts.keep(withInterval(grid, index, next));
    },
  };
};
