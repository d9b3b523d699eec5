import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { listedPool, marketRow, pricesOf } from '#features/markets/marketRows.ts';
import { MarketCards } from '#pages/market/MarketCards.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { mockBook } from '../trade/mockMarket.ts';

const NOW = 1_700_000_000;
const { pair } = mockBook();
const prices = pricesOf([mockBook()]);

const show = (isRead: boolean): HTMLElement => {
  const days = isRead ? new Map([[pair, []]]) : new Map();
  const facts = { tokens: new Map(), days, reported: new Map(), prices, starred: new Set<string>(), now: NOW };
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <MemoryRouter>
        <MarketCards label="Markets" rows={[marketRow(listedPool(mockBook(), mockBook(), prices), facts)]} now={NOW} />
      </MemoryRouter>
    </Provider>,
  );
  return screen.getByRole('listitem');
};

it('while the last 24 hours are read their figures are neither a dash nor 0, and the pool is there already', () => {
  const card = show(false);
  expect(card).toHaveTextContent('Pool $1.54M');
  expect(card).not.toHaveTextContent('–');
  expect(card).not.toHaveTextContent('$0');
});

it('a figure without a trade is a dash once they are read', () => {
  expect(show(true)).toHaveTextContent('–');
});
