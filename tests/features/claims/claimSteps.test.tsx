import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { ActualCall } from '#domain/transactions/actualCall.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ClaimSteps } from '#features/claims/ClaimSteps.tsx';
import type { StepState } from '#features/transactions/index.ts';
import type { RewardClaim } from '#programmes/claim.ts';
import { declaration as liquidity } from '#programmes/liquidity/declaration.ts';
import { declaration as lock } from '#programmes/lock/declaration.ts';
import { rootReducer } from '#state/rootReducer.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { planBurnClaim } from '#writes/rewards/burn.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { MYT } from '../../pages/trade/mockMarket.ts';

const contract: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const claimOf = (programme: RewardClaim['programme'], name: string): RewardClaim => ({
  ...{ id: name, programme, name, rewards: [], blocked: undefined },
  plan: planBurnClaim(contract, MYT, 1n),
});
const [reward, ended] = [claimOf(liquidity, 'MYT/USDC'), claimOf(lock, 'MYT #3')];

/** Texts of the rows if the plans are sent in this order. */
const rowsOf = (plans: readonly TransactionPlan[], steps: readonly StepState[]): readonly string[] => {
  const stepOf = (plan: TransactionPlan): StepState => steps[plans.indexOf(plan)] ?? { kind: 'waiting' };
  renderUi(
    <Provider store={configureStore({ reducer: rootReducer })}>
      <ClaimSteps claims={[reward, ended]} sending={{ steps, stepOf }} />
    </Provider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it('shows each step with its own claim, whatever the order of sending', () => {
  const rows = rowsOf(
    [ended.plan, reward.plan],
    [{ kind: 'current' }, { kind: 'failed', problem: { code: 'vaultShort', cause: 1 } }],
  );
  expect(rows.map((row) => row.includes('Confirm in your wallet'))).toEqual([false, true]);
});

it('calls a claim claimed only if the receipt shows its payment', () => {
  const done = (call: ActualCall['call']): StepState => ({
    ...{ kind: 'done', hash: '0x01' },
    actual: { info: reward.plan.info, call },
  });
  const rows = rowsOf([reward.plan, ended.plan], [done(null), done({})]);
  expect(rows.map((row) => row.includes('Claimed'))).toEqual([false, true]);
  expect(rows[0]).toContain('The receipt shows that it succeeded, not what it changed.');
});
