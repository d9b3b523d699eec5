import { configureStore } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { PairTrade } from '#domain/history/types.ts';
import { ChartPanel, chartMarketOf } from '#features/chart/index.ts';
import { bookStore } from '#stores/bookStore.ts';
import { historyStore } from '#stores/historyStore.ts';
import type { PairHistory } from '#reads/history/usePairHistory.ts';
import { blockSeen, connectionFailed, connectionWorked } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { readAgain } from '#stores/readAgain.ts';
import { E18, E6, MYT, USDC } from '../../pages/trade/mockMarket.ts';
import { renderUi } from '../../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#features/chart/ChartContent.tsx';
import '#features/chart/CandleCanvas.tsx';
import { eventually } from '../../support/eventually.ts';

interface Bar {
  readonly time: number;
  readonly close?: number;
  readonly value?: number;
}

const drawn = vi.hoisted(() => ({ bars: [] as readonly Bar[], hover: (_time: number | undefined): void => undefined }));

// jsdom has no canvas: the drawing package notes what it is given.
vi.mock('lightweight-charts', () => {
  const series = {
    applyOptions: () => undefined,
    priceScale: () => ({ applyOptions: () => undefined }),
    setData: (bars: readonly Bar[]) => {
      if (bars.every(({ close }) => close !== undefined)) drawn.bars = bars;
    },
    update: (bar: Bar) => {
      if (bar.close !== undefined) drawn.bars = [...drawn.bars.filter(({ time }) => time !== bar.time), bar];
    },
    createPriceLine: () => ({}),
    removePriceLine: () => undefined,
  };
  return {
    ColorType: { Solid: 'solid' },
    TickMarkType: {},
    LineStyle: { Dashed: 2 },
    CandlestickSeries: {},
    HistogramSeries: {},
    createSeriesMarkers: () => ({ setMarkers: () => undefined }),
    defaultHorzScaleBehavior: () =>
      class {
        fillWeightsForPoints(): void {}
      },
    createChartEx: () => ({
      applyOptions: () => undefined,
      addSeries: () => series,
      timeScale: () => ({
        setVisibleLogicalRange: () => undefined,
        subscribeVisibleLogicalRangeChange: () => undefined,
      }),
      subscribeCrosshairMove: (listener: (at: { readonly time: number | undefined }) => void) => {
        drawn.hover = (time) => listener({ time });
      },
      remove: () => undefined,
    }),
  };
});

const HOUR = 3600;
const START = 1_700_000_000 - (1_700_000_000 % HOUR);
const { pair } = bookStore.pairOf(MYT.address, USDC.address);
const market = chartMarketOf({ base: MYT, quote: USDC });

/** A trade of MYT at a price in millionths of USDC, in an hour after the start. */
const trade = (hour: number, myt: bigint, price: bigint): PairTrade => ({
  id: `${hour} ${price}`,
  blockNumber: 12_000 + hour,
  logIndex: 0,
  timestamp: START + hour * HOUR,
  transactionHash: '0x12',
  amount0: myt * price,
  amount1: myt * E18,
  buysToken0: false,
  source: 'pool',
});

/** Shows the chart, which from then on watches the pair, and lets it know a history. */
const show = async (history: Partial<PairHistory>, store = configureStore({ reducer: rootReducer })) => {
  renderUi(
    <Provider store={store}>
      <ChartPanel market={market} account={undefined} way={null} />
    </Provider>,
  );
  const record = (next: Partial<PairHistory>) =>
    act(() =>
      historyStore.record(pair, {
        status: 'complete',
        trades: [],
        coverage: { fromBlock: 12_000, toBlock: 15_200 },
        progress: 1,
        ...next,
      }),
    );
  // Records of an unwatched pair are dropped, and the first paint comes before the watch.
  await eventually(() => expect(historyStore.watched()).toHaveLength(1));
  record(history);
  return { user: userEvent.setup(), record, store };
};

beforeEach(() => {
  window.localStorage.clear();
  drawn.bars = [];
});

const twoHours = [trade(1, 10n, (E6 * 3n) / 4n), trade(0, 20n, E6 / 2n)];

it('a progress bar says which blocks are covered', async () => {
  const { user, record } = await show({ status: 'reading', progress: 0.4 });
  expect(await screen.findByRole('progressbar', { name: 'History loaded' })).toHaveAttribute('aria-valuenow', '40');
  await user.hover(screen.getByText('History from block 12,000'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Blocks 12,000–15,200\.$/);
  expect(screen.queryByText('No trades yet')).toBeNull();
  record({});
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('No trades yet')).toBeInTheDocument();
});

it('reads the candles in view and some before them, on to an older trade in a quiet market, and all for the table', async () => {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(blockSeen({ chainId: 137, blockNumber: 15_200, blockTimestamp: START + 199 * HOUR, seenAtMs: 0 }));
  const hours = Array.from({ length: 200 }, (_, hour) => trade(199 - hour, 10n, E6 / 2n));
  const { user, record } = await show({ status: 'reading', trades: hours, progress: 0.4 }, store);
  expect(await screen.findByText('History from block 12,000')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(historyStore.reach(pair)).toBe(135 * HOUR);
  record({ status: 'reading', trades: hours.slice(0, 1), since: START + 199 * HOUR - 151 * HOUR, progress: 0.4 });
  expect(screen.getByRole('progressbar', { name: 'History loaded' })).toBeInTheDocument();
  expect(historyStore.reach(pair)).toBe(Infinity);
  record({ status: 'reading', trades: hours, progress: 0.4 });
  expect(historyStore.reach(pair)).toBe(135 * HOUR);
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await eventually(() => expect(historyStore.reach(pair)).toBe(Infinity));
});

it('a failed history says so and that it is tried again', async () => {
  await show({ status: 'failed' });
  expect(await screen.findByText("Couldn't load trades")).toBeInTheDocument();
  expect(screen.getByText(/^The network didn't respond/)).toBeInTheDocument();
});

it('a failed history without any block is not called empty', async () => {
  await show({ status: 'failed', coverage: undefined });
  expect(await screen.findByText("Couldn't load history. Retrying with each new block.")).toBeInTheDocument();
  expect(screen.queryByText('No history yet')).toBeNull();
});

it('says that no node answers instead of loading for ever, and Retry requests the newest block', async () => {
  const { user, store } = await show({ status: 'reading', progress: 0, coverage: undefined });
  expect(await screen.findByText('Loading history')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  const retried = vi.fn<() => void>();
  onTestFinished(readAgain.add(retried));
  for (const message of ['busy', 'busy']) act(() => void store.dispatch(connectionFailed({ message })));
  expect(screen.getByText("Couldn't load trades")).toBeInTheDocument();
  expect(screen.getByText("The network doesn't respond")).toBeInTheDocument();
  expect(screen.queryByText('Loading history')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retried).toHaveBeenCalledTimes(1);
  act(() => void store.dispatch(connectionWorked()));
  expect(screen.getByText('Loading history')).toBeInTheDocument();
});

it('crosshair values are of the newest candle, or of the one under the crosshair', async () => {
  await show({ trades: twoHours });
  const figures = (await screen.findByText('Vol')).closest('dl');
  expect(figures).toHaveTextContent('O0.75000H0.75000L0.75000C0.750000%Vol10');
  await eventually(() => expect(drawn.bars).toHaveLength(2));
  act(() => drawn.hover(START));
  expect(figures).toHaveTextContent('O0.50000H0.50000L0.50000C0.500000%Vol20');
  act(() => drawn.hover(undefined));
  expect(figures).toHaveTextContent('O0.75000');
});

it('periods up to the present are drawn as empty once the history reaches the newest block, never before', async () => {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(blockSeen({ chainId: 137, blockNumber: 15_300, blockTimestamp: START + 4 * HOUR, seenAtMs: 0 }));
  // An earlier visit's history, 100 blocks behind: it says nothing of the hours since.
  const { record } = await show({ status: 'reading', trades: twoHours }, store);
  await eventually(() => expect(drawn.bars).toHaveLength(2));
  record({ trades: twoHours, coverage: { fromBlock: 12_000, toBlock: 15_300 } });
  await eventually(() => expect(drawn.bars.map(({ close }) => close)).toEqual([0.5, 0.75, 0.75, 0.75, 0.75]));
});

it('another interval draws other candles, and is kept', async () => {
  const { user } = await show({ trades: twoHours });
  await eventually(() => expect(drawn.bars.map(({ close }) => close)).toEqual([0.5, 0.75]));
  await user.click(screen.getByRole('radio', { name: '1D' }));
  await eventually(() => expect(drawn.bars).toHaveLength(1));
  expect(window.localStorage.getItem('chartInterval')).toBe('1d');
});

it('a table twin shows the newest candle first', async () => {
  const { user } = await show({ trades: twoHours });
  await user.click(await screen.findByRole('button', { name: 'Table', pressed: false }));
  const table = screen.getByRole('table', { name: 'MYT/USDC candles, latest 2 of 2' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('0.750000.750000.750000.750000%10');
  expect(second).toHaveTextContent('0.500000.500000.500000.500000%20');
});

it('a long table ends after 200 rows and says so', async () => {
  const trades = Array.from({ length: 250 }, (_, hour) => trade(hour, 1n, E6)).toReversed();
  const { user } = await show({ trades });
  await user.click(await screen.findByRole('button', { name: 'Table' }));
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(202);
  expect(screen.getByText('Latest 200 of 250 candles')).toBeInTheDocument();
});
