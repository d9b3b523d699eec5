import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { EarnedRewards } from '#features/earnings/EarnedRewards.tsx';
import type { ShownUnit } from '#features/earnings/earningsText.ts';
import type { ValuedEarnings } from '#domain/liquidity/earnings.ts';
import { usePositionRewards, type PositionRewards } from '#reads/rewards/usePositionRewards.ts';
import type { Position } from '#stores/positions.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { startFakeChain } from '../../support/fakeChain.ts';
import { E18, MYT } from '../../pages/trade/mockMarket.ts';
import { renderUi } from '../../ui/renderUi.tsx';

vi.mock('#reads/rewards/usePositionRewards.ts', () => ({ usePositionRewards: vi.fn() }));

const one = { numerator: 1n, denominator: 1n };
const dollars: ShownUnit = { unit: { price0: one, price1: one, decimals: 18 }, other: undefined, symbol: undefined };
const inMyt: ShownUnit = { ...dollars, symbol: 'MYT' };
const values = { gain: 5n * E18, realisedFees: 0n, realisedDivergence: 0n } as ValuedEarnings;
const reward = { token: MYT, collected: 12n * E18, pending: 3n * E18 };

beforeEach(() => {
  startFakeChain();
});

const show = (found: PositionRewards | undefined, shown = dollars): string => {
  vi.mocked(usePositionRewards).mockReturnValue(found);
  const { container } = renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <EarnedRewards position={{} as Position} values={values} others={undefined} shown={shown} />
    </Provider>,
  );
  return container.textContent;
};

it('tells what was collected and what can be claimed, in the tokens that were paid', () => {
  const text = show({ rewards: [reward], status: 'complete' });
  expect(text).toContain('Rewards collected12 MYT');
  expect(text).toContain("This pool's rewards to claim3 MYT");
  expect(text).not.toContain('so far');
});

it('what is unknown is a dash and no sum, never 0', () => {
  const text = show({ rewards: [{ ...reward, collected: undefined }], status: 'complete' });
  expect(text).toContain('Rewards collected– MYT');
  expect(text).toContain('All earnings with rewards–');
});

it('while earlier blocks are searched, or could not be, it says so and sums nothing', () => {
  expect(show({ rewards: [reward], status: 'reading' })).toContain('so far, still searching');
  expect(screen.getByText('All earnings with rewards').nextSibling).toHaveTextContent('–');
  expect(show({ rewards: [reward], status: 'failed' })).toContain("so far, some blocks couldn't be searched");
});

it('only dollars have a sum; nothing shows where nothing pays', () => {
  expect(show({ rewards: [reward], status: 'complete' }, inMyt)).not.toContain('All earnings');
  expect(show(undefined)).not.toContain('Rewards');
  expect(show({ rewards: [{ ...reward, collected: 0n, pending: 0n }], status: 'complete' })).not.toContain('Rewards');
});
