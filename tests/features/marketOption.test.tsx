import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { MarketOption } from '#features/marketPicker/MarketOption.tsx';
import { listedPool, marketRow, pricesOf } from '#features/markets/marketRows.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { mockBook } from '../pages/trade/mockMarket.ts';
import { renderUi } from '../ui/renderUi.tsx';

const prices = pricesOf([mockBook()]);
const facts = { tokens: new Map(), days: new Map(), reported: new Map(), prices, starred: new Set<string>(), now: 1 };

it('shows the price of the pool before a trade of the market is known', () => {
  const row = marketRow(listedPool(mockBook(), mockBook(), prices), facts);
  expect(row.price).toBeUndefined();
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <MarketOption id="a" row={row} active={false} selected={false} onPick={() => undefined} />
    </Provider>,
  );
  expect(screen.getByText('0.41820')).toBeVisible();
});
