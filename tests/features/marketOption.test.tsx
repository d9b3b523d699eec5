import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { PairTrade } from '#domain/history/types.ts';
import { MarketOption } from '#features/marketPicker/MarketOption.tsx';
import { listedPool, marketRow, pricesOf, type MarketFacts } from '#features/markets/marketRows.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { E18, E6, mockBook } from '../pages/trade/mockMarket.ts';
import { renderUi } from '../ui/renderUi.tsx';

const prices = pricesOf([mockBook()]);
const pool = listedPool(mockBook(), mockBook(), prices);
const noDays: MarketFacts = {
  tokens: new Map(),
  days: new Map(),
  reported: new Map(),
  prices,
  starred: new Set<string>(),
  now: 2,
};
const trade: PairTrade = {
  ...{ id: '1', blockNumber: 1, logIndex: 0, timestamp: 1, transactionHash: '0x', buysToken0: false, source: 'book' },
  ...{ amount0: 430n * E6, amount1: 1000n * E18 },
};
const afterTrade: MarketFacts = { ...noDays, days: new Map([[pool.pair, [trade]]]) };

it.each([
  ['before a trade of the market is known', noDays, undefined],
  ['after one at another price is known', afterTrade, 430n * E6],
])('shows the price of the pool %s', (_name, facts, lastQuote) => {
  const row = marketRow(pool, facts);
  expect(row.price?.numerator).toBe(lastQuote);
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <MarketOption id="a" row={row} active={false} selected={false} onPick={() => undefined} />
    </Provider>,
  );
  expect(screen.getByText('0.41820')).toBeVisible();
});
