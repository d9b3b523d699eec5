import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { knownToken } from '#config/tokens/tokens.ts';
import type { Token } from '#domain/tokens/types.ts';
import { MarketLabel, type MarketRow } from '#features/markets/index.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { tokenAt } from '../domain/lists/listFrom.ts';
import { renderUi } from '../ui/renderUi.tsx';

const usdc = knownToken('0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174') ?? tokenAt(0);

const showMarket = (base: Token): void => {
  const row: MarketRow = {
    pair: tokenAt(9).address,
    token0: base.address,
    token1: usdc.address,
    base: base.address,
    quote: usdc.address,
    baseIsToken0: true,
    baseCurrency: base,
    quoteCurrency: usdc,
    price: undefined,
    volume: undefined,
    reserves: undefined,
    liquidity: undefined,
    rank: undefined,
    stats: undefined,
    trades: undefined,
    reportedBlock: undefined,
    isStarred: false,
  };
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <MarketLabel row={row} />
    </Provider>,
  );
};

it('a market with a token that looks like another says so', async () => {
  showMarket(tokenAt(1, { symbol: 'МYT' }));
  expect(await screen.findByRole('img', { name: 'МYT looks like MYT but is another token' })).toBeInTheDocument();
});

it('a market with a token that cannot be traded says so', () => {
  showMarket({ ...tokenAt(1), symbol: 'amUSDC', address: '0x1a13F4Ca1d028320A707D99520AbFefca3998b7F' });
  expect(screen.getByRole('img', { name: 'amUSDC: Unsupported Asset' })).toBeInTheDocument();
});

it('any other market has no sign, and neither have the tokens of the white list', () => {
  showMarket(tokenAt(1));
  expect(screen.queryByRole('img')).toBeNull();
});
