import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activateCell,
  chartCounts,
  chartLinks,
  firstGrid,
  restoreGrid,
  shownCells,
  withCount,
  withInterval,
  withLink,
  type CellView,
  type ChartGrid,
} from '#domain/desk/chartGrid.ts';
import { intervalSeconds } from '#domain/history/candles.ts';
import type { CandleInterval } from '#domain/history/types.ts';

const market = (base: string) => ({ base, quote: 'USDC' });
const page: CellView = { market: market('MYT'), interval: '1h' };
const unlinked: ChartGrid = { ...firstGrid, count: 4, linked: [] };

const viewOf = fc.record({
  market: fc.option(fc.constantFrom(market('MYT'), market('ETH'), market('WBTC')), { nil: undefined }),
  interval: fc.constantFrom(...(Object.keys(intervalSeconds) as CandleInterval[])),
});

const pages = viewOf.map(({ interval }): CellView => ({ ...page, interval }));

const grids: fc.Arbitrary<ChartGrid> = fc
  .record({
    count: fc.constantFrom(...chartCounts),
    active: fc.nat(3),
    linked: fc.subarray([...chartLinks]),
    cells: fc.array(viewOf, { minLength: 4, maxLength: 4 }),
  })
  .map((grid) => ({ ...grid, active: grid.active % grid.count }));

describe('several charts of a page', () => {
  it('shows the page in the active chart, and in linked properties of the others', () => {
    const cells = [page, { market: market('ETH'), interval: '15m' }, page, page] as const;
    const grid: ChartGrid = { count: 2, active: 0, linked: ['interval'], cells };
    expect(shownCells(grid, { market: market('WBTC'), interval: '4h' })).toEqual([
      { market: market('WBTC'), interval: '4h' },
      { market: market('ETH'), interval: '4h' },
    ]);
  });

  it('keeps what each chart shows when another one becomes active', () => {
    fc.assert(
      fc.property(grids, pages, fc.nat(3), (grid, shown, index) => {
        const before = shownCells(grid, shown);
        const next = activateCell(grid, index % grid.count, shown);
        expect(next.grid.active).toBe(index % grid.count);
        expect(next.page).toEqual(before[next.grid.active]);
        expect(shownCells(next.grid, next.page)).toEqual(before);
      }),
    );
  });

  it('goes back to the market of a chart that was left', () => {
    const second = activateCell(unlinked, 1, page);
    const changed = { market: market('ETH'), interval: '3m' } as const;
    const first = activateCell(second.grid, 0, changed);
    expect(first.page).toEqual(page);
    expect(shownCells(first.grid, first.page)[1]).toEqual(changed);
  });

  it('restores each grid from its own JSON', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const linked = chartLinks.filter((link) => grid.linked.includes(link));
        expect(restoreGrid(JSON.parse(JSON.stringify(grid)))).toEqual({ ...grid, linked });
      }),
    );
  });

  it.each([undefined, '', null, [], { count: 3, active: 9, linked: {}, cells: { 0: 1 } }])(
    'starts with one chart from the invalid value %j',
    (stored) => {
      expect(restoreGrid(stored)).toEqual(firstGrid);
    },
  );

  it('refuses an interval and a market that do not exist', () => {
    const cells = [{ interval: 'toString', market: { base: 1, quote: 'x' } }];
    expect(restoreGrid({ count: 2, active: 2, cells })).toEqual({ ...firstGrid, count: 2 });
  });

  it('keeps the page in the first chart when the active one is closed', () => {
    const grid = { ...unlinked, active: 3 };
    expect(withCount(grid, 2)).toMatchObject({ count: 2, active: 0 });
    expect(withCount({ ...unlinked, active: 1 }, 2).active).toBe(1);
    expect(shownCells(withCount(grid, 1), page)).toEqual([page]);
  });

  it('keeps the shown market in all charts when markets are no longer linked', () => {
    const linked = { ...firstGrid, count: 2 } as const;
    const grid = withLink(linked, 'market', false, page);
    const other = { ...page, market: market('ETH') };
    expect(shownCells(grid, other).map((cell) => cell.market)).toEqual([market('ETH'), market('MYT')]);
    expect(withLink(grid, 'market', true, other).linked).toEqual(firstGrid.linked);
  });

  it('changes the interval of one chart', () => {
    expect(shownCells(withInterval(unlinked, 2, '1w'), page).map(({ interval }) => interval)).toEqual([
      '1h',
      '15m',
      '1w',
      '1d',
    ]);
    expect(withInterval(unlinked, 9, '1w')).toBe(unlinked);
  });
});
