import { fieldsOf } from '#lib/fields.ts';
import { intervalSeconds } from '../history/candles.ts';
import type { CandleInterval } from '../history/types.ts';

export const chartCounts = [1, 2, 4] as const;
export type ChartCount = (typeof chartCounts)[number];

export const chartLinks = ['market', 'interval', 'crosshair'] as const;
export type ChartLink = (typeof chartLinks)[number];

/** Currency ids as in links. The base comes first, whichever side the ticket has. */
export interface CellMarket {
  readonly base: string;
  readonly quote: string;
}

export interface CellView {
  readonly market: CellMarket | undefined;
  readonly interval: CandleInterval;
}

/** Several charts of a page. The active one always shows the page's market and interval. */
export interface ChartGrid {
  readonly count: ChartCount;
  readonly active: number;
  readonly linked: readonly ChartLink[];
  /** Each chart's own market and interval, used while the chart is neither active nor linked. */
  readonly cells: readonly CellView[];
}

const firstIntervals: readonly CandleInterval[] = ['1h', '15m', '4h', '1d'];

export const firstGrid: ChartGrid = {
  count: 1,
  active: 0,
  linked: ['market', 'crosshair'],
  cells: firstIntervals.map((interval) => ({ market: undefined, interval })),
};

const MAX_ID_LENGTH = 42;

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH ? value : undefined;

const marketOf = (stored: unknown): CellMarket | undefined => {
  const fields = fieldsOf(stored);
  const [base, quote] = [idOf(fields.base), idOf(fields.quote)];
  return base === undefined || quote === undefined ? undefined : { base, quote };
};

const cellOf = (stored: unknown, first: CellView): CellView => {
  const { market, interval } = fieldsOf(stored);
  const isKnown = typeof interval === 'string' && Object.hasOwn(intervalSeconds, interval);
  return { market: marketOf(market), interval: isKnown ? (interval as CandleInterval) : first.interval };
};

/** Grid from untrusted storage; invalid fields get their first values. */
export const restoreGrid = (stored: unknown): ChartGrid => {
  const { count, active, linked, cells } = fieldsOf(stored);
  const shown = chartCounts.find((each) => each === count) ?? firstGrid.count;
  const kept: readonly unknown[] = Array.isArray(cells) ? cells : [];
  return {
    count: shown,
    active: typeof active === 'number' && Number.isInteger(active) && active >= 0 && active < shown ? active : 0,
    linked: Array.isArray(linked) ? chartLinks.filter((link) => linked.includes(link)) : firstGrid.linked,
    cells: firstGrid.cells.map((first, index) => cellOf(kept[index], first)),
  };
};

/** True until the user has chosen a count, a link, a market or an interval. */
export const isFirstGrid = (grid: ChartGrid): boolean => JSON.stringify(grid) === JSON.stringify(firstGrid);

/** Charts from a file if `kept` has none; chosen ones are not replaced. */
export const newGrid = (added: ChartGrid = firstGrid, kept: ChartGrid = firstGrid): ChartGrid =>
  isFirstGrid(kept) ? added : firstGrid;

/** Charts as shown, in order. @param page market and interval of the page */
export const shownCells = ({ count, active, linked, cells }: ChartGrid, page: CellView): readonly CellView[] =>
  cells.slice(0, count).map((cell, index) => ({
    market: index === active || linked.includes('market') ? page.market : (cell.market ?? page.market),
    interval: index === active || linked.includes('interval') ? page.interval : cell.interval,
  }));

const withCell = (grid: ChartGrid, index: number, cell: CellView): ChartGrid => ({
  ...grid,
  cells: grid.cells.map((other, at) => (at === index ? cell : other)),
});

const withMarkets = (grid: ChartGrid, { market }: CellView): ChartGrid => ({
  ...grid,
  cells: grid.cells.map((cell) => ({ ...cell, market: cell.market ?? market })),
});

interface GridChange {
  readonly grid: ChartGrid;
  readonly page: CellView;
}

/** Makes a chart active. The chart that was active keeps its view, and the page takes the view of the new one. */
export const activateCell = (grid: ChartGrid, index: number, page: CellView): GridChange => {
  const next = shownCells(grid, page)[index];
  if (!next || index === grid.active) return { grid, page };
  const left = withCell(grid, grid.active, page);
  return { grid: { ...(grid.linked.includes('market') ? left : withMarkets(left, page)), active: index }, page: next };
};

/** Changes the number of charts. The active chart comes first if its index is beyond the new count. */
export const withCount = (grid: ChartGrid, count: ChartCount): ChartGrid => ({
  ...grid,
  count,
  active: grid.active < count ? grid.active : 0,
});

/** Links or unlinks a property. Charts keep the page's market when markets are no longer linked. */
export const withLink = (grid: ChartGrid, link: ChartLink, isOn: boolean, page: CellView): ChartGrid => ({
  ...(link === 'market' && !isOn ? withMarkets(grid, page) : grid),
  linked: chartLinks.filter((other) => (other === link ? isOn : grid.linked.includes(other))),
});

/** Changes a chart that is neither active nor linked. */
export const withInterval = (grid: ChartGrid, index: number, interval: CandleInterval): ChartGrid => {
  const cell = grid.cells[index];
  return cell ? withCell(grid, index, { ...cell, interval }) : grid;
};
