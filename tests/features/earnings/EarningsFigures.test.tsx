import { configureStore } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { defaultExchange } from '#config/exchanges.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { EarningsFigures } from '#features/earnings/EarningsFigures.tsx';
import { gainPercent } from '#features/earnings/earningsText.ts';
import type { Position } from '#stores/positions.ts';
import type { KnownEarnings } from '#reads/pools/useEarnings.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { startFakeChain } from '../../support/fakeChain.ts';
import { E18, E6, MYT, USDC } from '../../pages/trade/mockMarket.ts';
import { renderUi } from '../../ui/renderUi.tsx';

const isMytFirst = sortsBefore(MYT.address, USDC.address);

/** Amounts in MYT and USDC, in the pool's own order. */
const both = (myt: bigint, usdc: bigint) =>
  isMytFirst ? { amount0: myt, amount1: usdc } : { amount0: usdc, amount1: myt };

const reserves = both(1_000_000n * E18, 500_000n * E6);

const position: Position = {
  exchange: defaultExchange,
  pool: {
    pair: '0x1111111111111111111111111111111111111111',
    token0: isMytFirst ? MYT.address : USDC.address,
    token1: isMytFirst ? USDC.address : MYT.address,
    reserve0: reserves.amount0,
    reserve1: reserves.amount1,
    totalSupply: 1n,
    kLast: 0n,
    feeRate: undefined,
  },
  token0: isMytFirst ? MYT : USDC,
  token1: isMytFirst ? USDC : MYT,
  holding: { wallet: 1n, staked: 0n },
  mining: { pid: 0n, isFinished: false },
};

const earnings: KnownEarnings = {
  marks: [],
  // At half a USDC each: 2,000 MYT and 1,000 USDC are 2,000 USDC; 2,200 and 1,040 are 2,140.
  held: both(2000n * E18, 1000n * E6),
  now: both(2200n * E18, 1040n * E6),
  fees: both(300n * E18, 50n * E6),
  divergence: both(-100n * E18, -10n * E6),
  deposited: both(2500n * E18, 1250n * E6),
  deposits: 2,
  withdrawn: both(490n * E18, 260n * E6),
  withdrawals: 1,
  // 490 - 500 and 260 - 250.
  realised: { fees: both(8n * E18, 4n * E6), divergence: both(-18n * E18, 6n * E6) },
  sinceBlock: 120,
  sinceTime: 1_630_540_800,
  fromBlock: 100,
  toBlock: 1_234_567,
};

beforeEach(() => {
  startFakeChain();
});

const show = (known: KnownEarnings = earnings, shown: Position = position) =>
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <section aria-label="Earnings">
        <EarningsFigures position={shown} earnings={known} />
      </section>
    </Provider>,
  );

const words = (): string => screen.getByRole('region', { name: 'Earnings' }).textContent;

it('shows what is in the pool against what would have been held, in the token that prices are in', () => {
  show();
  expect(screen.getByRole('img', { name: 'If you had held: 2,000 USDC. Now: 2,140 USDC' })).toBeVisible();
  expect(words()).toContain('+140 USDC (+7.00%)');
  // 300 / 2 + 50 and -100 / 2 - 10.
  expect(words()).toContain('Trading fees +200 USDC, impermanent loss −60 USDC.');
  expect(words()).toContain('If held since');
  // 8 / 2 + 4 and -18 / 2 + 6.
  expect(words()).toContain('On withdrawals: trading fees +8 USDC, impermanent loss −3 USDC.');
});

it.each([
  [undefined, undefined, ''],
  [700, undefined, ' (+7.00%)'],
  [700, 700, ' (+7.00%)'],
  [700, -50, ' (−0.50% – +7.00%)'],
])('a gain of %s and %s in 1/10000 is%s', (bps, other, text) => {
  expect(gainPercent(bps, other)).toBe(text);
});

it('shows deposits, withdrawals and from which block on they are known', () => {
  show();
  expect(words()).toContain('Deposits (2)2,500 MYT + 1,250 USDC');
  expect(words()).toContain('Withdrawals (1)490 MYT + 260 USDC');
  expect(words()).toContain('From blocks 100 to 1,234,567');
});

it('switches to the other token', async () => {
  show();
  const group = within(screen.getByRole('radiogroup', { name: 'Show earnings in' }));
  expect(group.getByRole('radio', { name: 'USDC' })).toBeChecked();
  await userEvent.click(group.getByRole('radio', { name: 'MYT' }));
  expect(words()).toContain('+280 MYT (+7.00%)');
  expect(screen.getByRole('img', { name: 'If you had held: 4,000 MYT. Now: 4,280 MYT' })).toBeVisible();
});

it('a closed position shows only what was taken out', () => {
  show({ ...earnings, sinceBlock: undefined, sinceTime: undefined });
  expect(screen.queryByRole('img')).toBeNull();
  expect(words()).not.toContain('If held');
  expect(words()).toContain('On withdrawals');
});

it('values nothing in a pool that holds only one token', () => {
  show(earnings, { ...position, pool: { ...position.pool, reserve0: 0n } });
  expect(words()).toContain('Earnings vs holding–');
  expect(words()).toContain('Deposits (2)');
});

it('calls a divergence that gained a gain, and less than a cent or 0.00001 about 0, without a colour', () => {
  show({
    ...earnings,
    now: both(2002n * E18, 1000n * E6),
    fees: both(0n, 1n),
    withdrawn: both(500n * E18, 250n * E6 + 1n),
    realised: { fees: both(0n, 0n), divergence: both(0n, 1n) },
  });
  expect(words()).toContain('Trading fees about 0, impermanent gain +0.999999 USDC.');
  expect(words()).toContain('On withdrawals: trading fees 0 USDC, impermanent gain about 0.');
  for (const text of screen.getAllByText('about 0')) expect(text.closest('[data-sign]')).toBeNull();
  expect(screen.getByText('+0.999999 USDC').closest('[data-sign]')).toHaveAttribute('data-sign', 'up');
});
