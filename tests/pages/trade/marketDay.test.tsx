import { configureStore } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { PairTrade } from '#domain/history/types.ts';
import { MarketBar } from '#pages/trade/market/MarketBar.tsx';
import { MarketTrades } from '#pages/trade/market/MarketTrades.tsx';
import { historyStore } from '#stores/historyStore.ts';
import type { PairHistory } from '#reads/history/usePairHistory.ts';
import { blockSeen, connectionFailed } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { E18, market, mockBook, MYT, USDC } from './mockMarket.ts';

const NOW = 1_700_000_000;
const HOUR = 3600;
const hash = `0x${'ab'.repeat(32)}` as const;

/** 1,000 MYT at a price in 1/10000 USDC. */
const trade = (hoursAgo: number, price: bigint, change: Partial<PairTrade> = {}): PairTrade => ({
  id: `${hoursAgo}`,
  blockNumber: 100 - hoursAgo,
  logIndex: 0,
  timestamp: NOW - hoursAgo * HOUR,
  transactionHash: hash,
  amount0: 1_000n * price * 100n,
  amount1: 1_000n * E18,
  buysToken0: false,
  source: 'book',
  ...change,
});

const show = (shown: ReactElement, history: Partial<PairHistory>): void => {
  const store = configureStore({ reducer: rootReducer });
  renderUi(
    <Provider store={store}>
      <MemoryRouter>{shown}</MemoryRouter>
    </Provider>,
  );
  act(() => {
    const { chainId } = store.getState().app;
    store.dispatch(blockSeen({ chainId, blockNumber: 100, blockTimestamp: NOW, seenAtMs: NOW * 1000 }));
    historyStore.record(mockBook().pair, {
      status: 'complete',
      trades: [],
      coverage: { fromBlock: 0, toBlock: 100 },
      progress: 1,
      ...history,
    });
  });
};

const bar = <MarketBar market={market} base={MYT} book={mockBook()} isNone={false} />;
const region = () => screen.getByRole('region', { name: 'Market' });

it('the bar shows last price, 24 h change, high, low and volume', () => {
  show(bar, { trades: [trade(1, 4300n), trade(5, 4400n), trade(9, 4100n), trade(30, 4000n)] });
  expect(region()).toHaveTextContent('0.43000');
  expect(region()).toHaveTextContent('24 h change+7.50%24 h high0.4400024 h low0.4100024 h volume1.28K USDC');
});

it('a few raw units left over by a match are no price', () => {
  const dust = trade(0, 4300n, { amount0: 1n, amount1: E18 / 10n ** 9n });
  show(bar, { trades: [dust, trade(1, 4300n), trade(30, 4000n)] });
  expect(region()).toHaveTextContent('0.43000');
  expect(region()).toHaveTextContent('24 h high0.4300024 h low0.43000');
});

it('the 24 hours stay unknown until they are read to their beginning', () => {
  show(bar, { status: 'reading', trades: [trade(1, 4300n), trade(23, 4000n)] });
  expect(region()).toHaveTextContent('0.43000');
  expect(region()).toHaveTextContent('24 h change–24 h high–24 h low–24 h volume–');
});

it('a trade before them proves that they are, though older blocks are still being read', () => {
  show(bar, { status: 'reading', trades: [trade(1, 4300n), trade(24, 4000n)] });
  expect(region()).toHaveTextContent('24 h change+7.50%');
});

it('a market without a trade in 24 hours has the volume 0 and no high or low', () => {
  show(bar, { trades: [trade(30, 4000n)] });
  expect(region()).toHaveTextContent('24 h change–24 h high–24 h low–24 h volume0 USDC');
});

it('before any trade the last price is unknown, and never the pool’s', () => {
  show(bar, {});
  expect(region()).toHaveTextContent('MYT/USDC–24 h change');
});

const currencies = { input: USDC, output: MYT, inputToken: USDC, outputToken: MYT, notTokens: [] };
const trades = <MarketTrades form={{ market: { base: MYT, quote: USDC }, currencies }} />;

it('market trades show side, price, amount, source and transaction of each, newest first', () => {
  show(trades, { trades: [trade(1, 4300n), trade(2, 4200n, { buysToken0: true, source: 'pool' })] });
  const [, first, second] = within(screen.getByRole('table', { name: 'Market trades' })).getAllByRole('row');
  expect(first).toHaveTextContent(/Buy0\.430001,000\.00Order book/);
  expect(second).toHaveTextContent(/Sell0\.420001,000\.00Pool/);
  expect(screen.getAllByRole('link', { name: 'Transaction 0xabababab in the explorer' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/tx/${hash}$`)),
  );
});

it('market trades show the newest 100', () => {
  show(trades, { trades: Array.from({ length: 130 }, (_, index) => trade(index, 4300n)) });
  expect(screen.getAllByRole('row')).toHaveLength(101);
});

it.each([
  ['complete', 'No trades yet'],
  ['failed', "Couldn't load trades"],
] as const)('market trades name their absence when the history is %s', (status, words) => {
  show(trades, { status });
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('has no skeleton as last price while the network does not respond', () => {
  const store = configureStore({ reducer: rootReducer });
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <MarketBar market={market} base={MYT} book={undefined} isNone={false} />
      </MemoryRouter>
    </Provider>,
  );
  const dashes = () => screen.getAllByText('–').length;
  const before = dashes();
  for (const message of ['busy', 'busy']) act(() => void store.dispatch(connectionFailed({ message })));
  expect(dashes()).toBe(before + 1);
});
