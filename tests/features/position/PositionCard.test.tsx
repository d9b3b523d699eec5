import { configureStore } from '@reduxjs/toolkit';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { Token } from '#domain/tokens/types.ts';
import { PositionCard, type PositionCardProps } from '#features/position/PositionCard.tsx';
import type { Position } from '#stores/positions.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { mockPool, positionOf } from '../../pages/pool/somePositions.ts';
import { USDC } from '../../pages/trade/mockMarket.ts';
import { renderUi } from '../../ui/renderUi.tsx';
// Loaded ahead, so that no test waits for a script.
import '#features/earnings/index.ts';

const show = (card: ReactElement): void => {
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer, middleware: (defaults) => defaults({ thunk: false }) })}>
      <WalletProvider>
        <MemoryRouter>{card}</MemoryRouter>
      </WalletProvider>
    </Provider>,
  );
};
const showCard = (position: Position, props: Partial<PositionCardProps> = {}): void =>
  show(<PositionCard position={position} {...props} />);

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

it('an expanded card shows pool tokens, total, share, those in the rewards pool and what is pooled of each', () => {
  showCard(positionOf(), { value: { numerator: 1_849_068n, denominator: 100n } });
  // 14,296.63 of 1,191,385.65 pool tokens, of 1,842,300 MYT and 770,449.86 USDC; 6 and 4 significant digits, cut.
  expect(facts()).toEqual({
    'Your Pooled MYT': '22,107.6',
    'Your Pooled USDC': '9,245.39',
    'Your pool tokens': '14,296',
    'Total pool tokens': '1,191,385',
    'Your pool share': '1.20%',
    'Pool tokens in rewards pool': '8,000',
  });
  expect(screen.getByText('$18,490.68')).toBeVisible();
  expect(screen.getByText('Liquidity Mining In Progress')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/add\/0x4535.*\/0x2791/),
  );
  expect(screen.getByRole('link', { name: 'Remove' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/remove\/0x4535/),
  );
});

it('a share is <0.01% when tiny, and shown only when the total supply is at least the balance', () => {
  showCard(positionOf({ wallet: 1n, staked: 0n }));
  expect(facts()['Your pool share']).toBe('<0.01%');
});

it('Pool token amounts 4 significant digits, however few there are', () => {
  showCard(positionOf({ wallet: 632_454n, staked: 1n }));
  expect(facts()['Your pool tokens']).toBe('0.0000000000006324');
  expect(facts()['Pool tokens in rewards pool']).toBe('0.000000000000000001');
});

it('a supply below the balance: the share is unknown', () => {
  showCard(positionOf({}, { pool: { ...mockPool(), totalSupply: 1n } }));
  expect(facts()['Your pool share']).toBe('–');
});

it('Remove and Add appear when the pool tokens are above zero; a closed position says so', () => {
  showCard(positionOf({ wallet: 0n, staked: 0n }));
  expect(screen.getByText('Closed')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Remove' })).not.toBeInTheDocument();
});

it('a token that reports no decimals has its amount in raw units, shown in words, with no way in and a way out', () => {
  const [token0, unknown] = [USDC, { ...positionOf().token1, symbol: 'UNKNOWN', decimals: 0 }];
  showCard(positionOf({}, { token0, token1: { ...unknown, inRawUnits: true } }));
  expect(screen.getByRole('region', { name: 'UNKNOWN/USDC' })).toBeVisible();
  expect(facts()['Your Pooled UNKNOWN']).toMatch(/^22,107,\d{3},\d{3},\d{3},\d{3},\d{3},\d{3} raw units$/);
  expect(facts()['Your Pooled USDC']).toBe('9,245.39');
  expect(screen.getByText(/UNKNOWN doesn't report its decimals/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Remove' })).toHaveAttribute('href', expect.stringMatching(/^\/remove\//));
});

it('an unknown stake is a dash, and the card says that it is not counted', () => {
  showCard(positionOf({ staked: undefined }));
  expect(facts()['Pool tokens in rewards pool']).toBe('–');
  expect(facts()['Your pool tokens']).toBe('6,296');
  expect(screen.getByText(/Couldn't load your staked pool tokens/)).toBeVisible();
  expect(screen.getByText('– of the pool')).toBeVisible();
});

it('there is no badge where mining is finished or never was', () => {
  showCard(positionOf({}, { mining: { pid: 3n, isFinished: true } }));
  expect(screen.queryByText('Liquidity Mining In Progress')).not.toBeInTheDocument();
});

it('the card names another exchange and its links keep it, and the native coin replaces the wrapped token', () => {
  const elsewhere = { ...positionOf().exchange, id: 'harbour', name: 'Harbour' };
  const pool = { ...mockPool(), token0: wrappedNative.address, token1: USDC.address };
  showCard(positionOf({}, { exchange: elsewhere, pool, token0: wrappedNative, token1: USDC }));
  const card = within(screen.getByRole('region', { name: 'MATIC/USDC on Harbour' }));
  expect(card.getByText('Harbour')).toBeVisible();
  expect(card.getByText('Your Pooled MATIC')).toBeVisible();
  expect(card.getByRole('link', { name: 'Remove' })).toHaveAttribute('href', `/remove/ETH/${USDC.address}?dex=harbour`);
});

it('a token that calls itself like another is marked, with its address, and can still be taken out', async () => {
  const fake: Token = { ...USDC, address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' };
  showCard(positionOf({}, { token0: fake }));
  expect(await screen.findByText('looks like USDC but is another token')).toBeVisible();
  expect(screen.getByRole('link', { name: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove' })).toBeVisible();
});

it('the line shows what it earned against holding, where that is known', () => {
  const gain = () => screen.getByText('vs holding');
  showCard(positionOf(), { expanded: false, gain: { bps: 216 } });
  expect(gain()).toHaveTextContent(/^\+2\.16% vs holding$/);
  expect(gain()).toHaveAttribute('data-sign', 'up');
  cleanup();
  showCard(positionOf(), { expanded: false, gain: { bps: -31 } });
  expect(gain()).toHaveTextContent(/^−0\.31% vs holding$/);
  expect(gain()).toHaveAttribute('data-sign', 'down');
  cleanup();
  showCard(positionOf(), { expanded: false, gain: { bps: 50, other: 70 } });
  expect(screen.getByText(/\(uncertain\)/)).toHaveTextContent('+0.50% (uncertain)');
});

it('toggles on click', async () => {
  function Toggled(): ReactElement {
    const [open, setOpen] = useState(false);
    return <PositionCard position={positionOf()} expanded={open} onToggle={() => setOpen(!open)} />;
  }
  show(<Toggled />);
  const line = screen.getByRole('button', { name: /^MYT\/USDC/ });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
  await userEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('term').length).toBeGreaterThan(0);
});

it('a card beneath a form is short: the share has six decimals, and there is no way to open it', () => {
  showCard(positionOf(), { simple: true });
  expect(facts()).toEqual({
    'Your pool tokens': '14,296',
    'Your pool share': '1.200000%',
    'Your Pooled MYT': '22,107.6',
    'Your Pooled USDC': '9,245.39',
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
