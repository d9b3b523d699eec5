import { configureStore } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultExchange } from '#config/exchanges.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Token } from '#domain/tokens/types.ts';
import { RewardsClosed } from '#pages/remove/StakedTokens.tsx';
import { NoWayHere, TransferFees } from '#pages/remove/RemoveNotices.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { tokenCheckOf } from '#stores/tokenChecks.ts';
import { newToken, trialAnswer, tokenChain } from '../../support/tokenChain.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { mockPool } from '../pool/somePositions.ts';
import { MYT, USDC } from '../trade/mockMarket.ts';

const token: Token = {
  kind: 'token',
  chainId: 137,
  address: '0x1000000000000000000000000000000000000002',
  decimals: 18,
  symbol: 'TOLL',
  name: 'Toll Token',
};

afterEach(() => vi.unstubAllGlobals());

const show = (shown: Token): void => {
  const form = { a: { currency: shown, token: shown }, b: { currency: nativeCurrency, token: undefined } };
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <TransferFees form={form} />
    </Provider>,
  );
};

it('a token that keeps a part of every transfer is named before it is taken out', async () => {
  tokenChain({ trial: trialAnswer([1n, 1000n, 975n, 1n, 400n, 390n, 1n, 400n, 390n]) });
  show({ ...token, address: newToken().address });
  expect(await screen.findByText('TOLL charges a transfer fee')).toBeVisible();
  expect(
    screen.getByText('It takes 2.50% of every transfer. What you receive and the minimum are shown after it.'),
  ).toBeVisible();
});

it('a token that moves whole needs no notice', async () => {
  const whole = newToken().address;
  tokenChain({ trial: trialAnswer([1n, 9n, 9n, 1n, 4n, 4n, 1n, 4n, 4n]) });
  show({ ...token, address: whole });
  await waitFor(() => expect(tokenCheckOf(whole)?.status).toBe('ready'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['one of its tokens', { reserve0: 0n }, 'The pool holds no USDC', 'sends some USDC to the pair'],
  ['both its tokens', { reserve0: 0n, reserve1: 0n }, 'The pool holds no MYT, USDC', 'sends some MYT, USDC to'],
] as const)('a pool that has lost %s says why nothing can be taken out, and what opens it', (_, lost, title, way) => {
  const pool = { ...mockPool(), ...lost };
  const poolToken: Token = { ...token, address: pool.pair };
  const sides = { a: { currency: MYT, token: MYT }, b: { currency: USDC, token: USDC }, isAToken0: false };
  renderUi(<NoWayHere form={{ poolState: 'stuck', pool, poolToken, ...sides, exchange: defaultExchange }} />);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(way);
  expect(screen.getByRole('link', { name: pool.pair })).toBeVisible();
});

it.each([
  ['vaultShort', "The rewards vault can't pay, so withdrawing fails"],
  ['rewardsPaused', 'The rewards pool is paused, so withdrawing fails'],
] as const)('%s leads to the rewards pool', (code, title) => {
  const poolToken: Token = { ...token, address: mockPool().pair };
  renderUi(
    <MemoryRouter>
      <RewardsClosed form={{ problem: { code }, poolToken }} />
    </MemoryRouter>,
  );
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the rewards pool' })).toHaveAttribute(
    'href',
    `/mining/liquidity?lp=${poolToken.address}`,
  );
});

it('names no closed rewards pool for another problem', () => {
  renderUi(<RewardsClosed form={{ problem: { code: 'stale' }, poolToken: token }} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
