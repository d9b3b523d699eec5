import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import type { Prices } from '#domain/claims/claims.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { Token } from '#domain/tokens/types.ts';
import { ClaimRow } from '#features/claims/ClaimRow.tsx';
import { ClaimRows } from '#features/claims/ClaimStyles.ts';
import { payableTogether } from '#features/claims/payableClaims.ts';
import type { RewardClaim } from '#programmes/claim.ts';
import type { RewardProgramme } from '#programmes/list.ts';
import { programmeOf } from '#programmes/programmes.ts';
import { Total } from '#features/claims/Total.tsx';
import { rootReducer } from '#state/rootReducer.ts';
import { planBurnClaim } from '#writes/rewards/burn.ts';
import { renderUi } from '../ui/renderUi.tsx';

const token: Token = {
  kind: 'token',
  chainId: 137,
  address: '0x4535E52cdF3AB787B379b7b72B5990767E6747E4',
  symbol: 'MYT',
  name: 'MYT',
  decimals: 18,
};
const cents = (count: bigint): Fraction => ({ numerator: count, denominator: 100n });
const claimOf = (blocked: RewardClaim['blocked'], programme: RewardProgramme): RewardClaim => ({
  id: 'liquidity:1',
  programme: programmeOf(programme),
  name: 'MYT/USDC',
  rewards: [{ token, amount: 5n * 10n ** 16n }],
  blocked,
  plan: planBurnClaim(token.address, token, 5n * 10n ** 16n),
});

const prices: Prices = new Map([[token.address, { ...cents(40n), depth: cents(100_000_000n) }]]);

interface Shown {
  readonly blocked?: RewardClaim['blocked'];
  readonly programme?: RewardProgramme;
  readonly costsMoreThanItPays?: boolean;
  readonly canSign?: boolean;
}

const show = ({ blocked, programme = 'liquidity', costsMoreThanItPays = false, canSign = true }: Shown) => {
  const onChoose = vi.fn();
  const claim = claimOf(blocked, programme);
  const listed = { claim, fee: 9n, feeDollars: cents(3n), costsMoreThanItPays, isChosen: false };
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <ClaimRows>
        <ClaimRow listed={listed} prices={prices} onChoose={canSign ? onChoose : undefined} />
      </ClaimRows>
      <p data-testid="total">
        <Total claims={[claim]} prices={{ tokens: new Map(), native: undefined }} isComplete />
      </p>
    </Provider>,
  );
  return onChoose;
};

it('a claim that costs more than it yields says so and can be chosen all the same', async () => {
  const onChoose = show({ costsMoreThanItPays: true });
  expect(screen.getByRole('listitem')).toHaveTextContent('Liquidity mining · MYT/USDC');
  expect(screen.getByRole('listitem')).toHaveTextContent('0.05 MYT');
  expect(screen.getByRole('listitem')).toHaveTextContent('Network fee $0.03$0.02');
  expect(screen.getByRole('listitem')).toHaveTextContent('Not worth it yet');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onChoose).toHaveBeenCalledWith(true);
});

it.each([
  ['vaultShort', "The rewards vault can't pay this now."],
  ['paused', 'Claims are paused.'],
  ['stopped', 'Claims are stopped.'],
] as const)('a claim that is refused (%s) says why and cannot be chosen', (blocked, words) => {
  show({ blocked });
  expect(screen.getByRole('listitem')).toHaveTextContent(words);
  expect(screen.getByRole('checkbox')).toBeDisabled();
});

it('a farm has no vault: what it holds is not enough', () => {
  show({ blocked: 'vaultShort', programme: 'farm' });
  expect(screen.getByRole('listitem')).toHaveTextContent("The contract doesn't hold enough to pay this now.");
});

it('money that cannot be paid now is no part of the total', () => {
  const prices = { tokens: new Map([[token.address, cents(100_00n)]]), native: undefined };
  const paid = { ...claimOf(undefined, 'trade'), id: 'trade', rewards: [{ token, amount: 17_263n * 10n ** 14n }] };
  const unpaid = { ...claimOf('vaultShort', 'burn'), id: 'burn', rewards: [{ token, amount: 3_630n * 10n ** 14n }] };
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <p data-testid="sum">
        <Total claims={[paid, unpaid]} prices={prices} isComplete />
      </p>
    </Provider>,
  );
  expect(screen.getByTestId('sum')).toHaveTextContent(/^\$172\.63/);
  expect(screen.getByTestId('sum')).toHaveTextContent("Earned $208.93, of which $36.30 can't be paid now");
});

it('claims of one vault that it cannot pay together are paid in their order, and those left out take nothing', () => {
  const funding = {
    token: token.address,
    payer: token.address,
    spender: token.address,
    balance: 100n,
    allowance: 200n,
  };
  const claim = (id: string, takes: bigint): RewardClaim => ({
    ...claimOf(undefined, 'burn'),
    id,
    funding: { ...funding, takes },
  });
  const claims = [claim('a', 60n), claim('b', 50n)];
  expect(payableTogether(claims).map(({ blocked }) => blocked)).toEqual([undefined, 'vaultShared']);
  expect(payableTogether(claims, ({ id }) => id === 'a').map(({ blocked }) => blocked)).toEqual([undefined, undefined]);
});

it('a viewer chooses nothing, and a dash replaces dollars without a price', () => {
  show({ canSign: false });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByTestId('total')).toHaveTextContent('–0.05 MYT');
});
