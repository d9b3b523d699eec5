import { configureStore } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { defaultExchange } from '#config/exchanges.ts';
import { earningsOf } from '#domain/liquidity/earnings.ts';
import { applyEvents, emptyLedger, type LedgerEvent } from '#domain/liquidity/ledger.ts';
import { positionMarks } from '#domain/liquidity/positionMarks.ts';
import { pointAt } from '#domain/liquidity/positionPoints.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { EarningsFigures } from '#features/earnings/EarningsFigures.tsx';
import { HistoryView } from '#features/positionHistory/HistoryView.tsx';
import type { Position } from '#stores/positions.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { balancesShown } from '#state/user/slice.ts';
import { startFakeChain } from '../../support/fakeChain.ts';
import { E18, E6, MYT, USDC } from '../../pages/trade/mockMarket.ts';
import { renderUi } from '../../ui/renderUi.tsx';

const isMytFirst = sortsBefore(MYT.address, USDC.address);
const both = (myt: bigint, usdc: bigint) =>
  isMytFirst ? { amount0: myt, amount1: usdc } : { amount0: usdc, amount1: myt };

const poolOf = (myt: bigint, usdc: bigint, totalSupply: bigint): PoolState => {
  const { amount0, amount1 } = both(myt * E18, usdc * E6);
  return {
    pair: '0x1111111111111111111111111111111111111111',
    ...{ token0: isMytFirst ? MYT.address : USDC.address, token1: isMytFirst ? USDC.address : MYT.address },
    ...{ reserve0: amount0, reserve1: amount1, totalSupply, kLast: 0n, feeRate: undefined },
  };
};

const SUPPLY = 1000n * E18;
/** The price doubles from 0.5 to about 1.0, with fees. */
const [atFirst, between, now] = [
  poolOf(4000n, 2000n, SUPPLY),
  poolOf(3500n, 2400n, SUPPLY),
  poolOf(3100n, 3000n, SUPPLY),
];

const eventOf = (
  kind: LedgerEvent['kind'],
  blockNumber: number,
  poolTokens: bigint,
  state: PoolState,
): LedgerEvent => ({
  ...{ kind, blockNumber, poolTokens },
  amounts: { amount0: (state.reserve0 * poolTokens) / SUPPLY, amount1: (state.reserve1 * poolTokens) / SUPPLY },
  snapshot: { reserve0: state.reserve0, reserve1: state.reserve1, supply: SUPPLY },
});

const events = [eventOf('deposit', 100, 200n * E18, atFirst), eventOf('withdrawal', 200, 50n * E18, between)];
const ledger = applyEvents(emptyLedger, events);
const marks = positionMarks(emptyLedger, { events, stakes: [{ kind: 'stake', blockNumber: 100, staked: 1n }] });
if (!ledger.ok || !marks.ok) throw new Error('no ledger');

const DAY = 86_400;
const start = 1_630_000_000;
const earnings = {
  ...earningsOf(ledger.value, now),
  ...{ marks: marks.value, sinceTime: start, fromBlock: 1, toBlock: 300 },
};

const position: Position = {
  ...{ exchange: defaultExchange, pool: now, mining: undefined, holding: { wallet: 150n * E18, staked: 0n } },
  token0: isMytFirst ? MYT : USDC,
  token1: isMytFirst ? USDC : MYT,
};

const past = [
  pointAt(marks.value, { blockNumber: 100, timestamp: start }, atFirst, -1),
  pointAt(marks.value, { blockNumber: 150, timestamp: start + 4 * DAY }, undefined, 100),
  pointAt(marks.value, { blockNumber: 200, timestamp: start + 8 * DAY }, between, 150),
];
const present = {
  ...{ blockNumber: 300, timestamp: start + 12 * DAY + 60, moves: {} },
  state: { pool: now, earnings },
};

beforeEach(() => {
  startFakeChain();
});

const show = () => {
  const store = configureStore({ reducer: rootReducer });
  const sides = [
    { token: MYT, symbol: 'MYT' },
    { token: USDC, symbol: 'USDC' },
  ] as const;
  renderUi(
    <Provider store={store}>
      <section aria-label="Card">
        <EarningsFigures position={position} earnings={earnings} />
      </section>
      <section aria-label="History">
        <HistoryView {...{ position, sides, past, present }} sinceTime={start} isReading={false} />
      </section>
    </Provider>,
  );
  return store;
};

const history = () => within(screen.getByRole('region', { name: 'History' }));
const figure = (label: string): string => history().getByText(label, { selector: 'dt' }).nextSibling?.textContent ?? '';
const graph = (): HTMLElement => history().getByRole('slider');

it.each(['USDC', 'MYT'])('ends with the figures of the card, in %s', async (symbol) => {
  show();
  await userEvent.click(history().getByRole('radio', { name: symbol }));
  const card = within(screen.getByRole('region', { name: 'Card' }));
  await userEvent.click(card.getByRole('radio', { name: symbol }));
  const bars = card.getByRole('img').getAttribute('aria-label');
  expect(bars).toMatch(/^If you had held: [\d,.]+ \w+\. Now: [\d,.]+ \w+$/);
  expect(`If you had held: ${figure('If held')}. Now: ${figure('In the pool')}`).toBe(bars);
  expect(screen.getByRole('region', { name: 'Card' }).textContent).toContain(`(${figure('Against holding')})`);
});

it('says in which token it counts, and that past dollar prices are unknown', async () => {
  show();
  const note = "at the pool's price of each block. Dollar prices of the past are unknown.";
  expect(history().getByText(`In USDC, ${note}`)).toBeVisible();
  await userEvent.click(history().getByRole('radio', { name: 'MYT' }));
  expect(history().getByText(`In MYT, ${note}`)).toBeVisible();
});

it('leads by keys through its points and moves, and says each in words', async () => {
  show();
  graph().focus();
  await userEvent.keyboard('{PageDown}');
  expect(figure('Moves')).toBe('Withdrawn');
  await userEvent.keyboard('{PageDown}');
  expect(figure('Moves')).toBe('Deposited, Staked pool tokens');
  // A fifth of 4,000 MYT at 0.5 and of 2,000 USDC.
  expect([figure('In the pool'), figure('If held'), figure('Trading fees so far')]).toEqual([
    '800 USDC',
    '800 USDC',
    '0 USDC',
  ]);
  expect(graph()).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining('In the pool: 800 USDC, If held: 800 USDC'),
  );
  await userEvent.keyboard('{End}');
  expect(graph()).toHaveAttribute('aria-valuenow', '3');
});

it('shows a dash and a gap where the pool is unknown, never 0', async () => {
  show();
  graph().focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(['In the pool', 'If held', 'Against holding', 'Trading fees so far'].map(figure)).toEqual([
    '–',
    '–',
    '–',
    '–',
  ]);
  const path = graph().querySelector('[data-series="now"]')?.getAttribute('d') ?? '';
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path.match(/L/g)).toHaveLength(1);
});

it('marks and lists the moves', async () => {
  show();
  const kinds = [...graph().querySelectorAll('[data-kind]')].map((mark) => mark.getAttribute('data-kind'));
  expect(kinds).toEqual(['deposit', 'stake', 'withdrawal']);
  await userEvent.click(history().getByText('2 moments with moves'));
  const rows = history().getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    'Deposited, Staked pool tokens',
    'Withdrawn',
  ]);
});

it('describes a picture of percentages and days, with amounts on request', async () => {
  show();
  const button = history().getByRole('button', { name: 'Share picture' });
  expect(button).toHaveAccessibleDescription(
    /MYT\/USDC · MYT Exchange · Against holding: [+−][\d.]+% · Trading fees: \+[\d.]+% · Held for: 12 days$/,
  );
  expect(button).not.toHaveAccessibleDescription(/0x|\d USDC/);
  await userEvent.click(history().getByRole('checkbox', { name: 'Show amounts' }));
  expect(button).toHaveAccessibleDescription(new RegExp(`In the pool: ${figure('In the pool')}`));
});

it('hides amounts with the balances', async () => {
  const store = show();
  store.dispatch(balancesShown(false));
  expect(await history().findAllByText('••••')).not.toHaveLength(0);
  expect([figure('In the pool'), figure('If held'), figure('Trading fees so far')]).toEqual(['••••', '••••', '••••']);
  expect(graph().getAttribute('aria-valuetext')).not.toMatch(/\d USDC/);
  expect(graph().textContent).not.toMatch(/\d/);
});
