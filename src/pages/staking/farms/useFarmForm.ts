import { useState } from 'react';
import { farmPerDay } from '#domain/farms/yields.ts';
import { validateFarm, type FarmProblem } from '#domain/farms/validateFarm.ts';
import type { RateBps } from '#domain/prices/rateBps.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useEarnGate, useTypedAmount, type TypedAmount } from '#features/earnForm/index.ts';
import type { FarmRewardView, FarmView } from '#features/farms/index.ts';

type FarmMode = 'stake' | 'withdraw';

interface Afterwards {
  /** Raw units per day for the account's stake. */
  readonly perDay: (reward: FarmRewardView) => bigint | undefined;
  readonly aprBps: RateBps | undefined;
}

export interface FarmForm {
  readonly mode: FarmMode;
  readonly setMode: (mode: FarmMode) => void;
  readonly typed: TypedAmount;
  readonly after: Afterwards | undefined;
  readonly problem: FarmProblem | undefined;
  readonly approval: Approval;
}

const afterOf = (farm: FarmView, change: bigint): Afterwards | undefined => {
  const { staked, totalStaked, phase } = farm;
  if (staked === undefined || totalStaked === undefined) return undefined;
  const [own, all] = [staked + change, totalStaked + change];
  if (own < 0n || all < own) return undefined;
  const rateOf = ({ rate }: FarmRewardView): bigint | undefined => (phase === 'running' ? rate : 0n);
  return {
    perDay: (reward) => {
      const rate = rateOf(reward);
      return rate === undefined ? undefined : farmPerDay(rate, all, own);
    },
    aprBps: farm.aprFor(all),
  };
};

export const useFarmForm = (farm: FarmView): FarmForm => {
  const { address, stakingToken, staked, held, phase, isPaused } = farm;
  const gate = useEarnGate();
  const isConnected = gate.account !== undefined;
  const [mode, setMode] = useState<FarmMode>(phase === 'finished' || isPaused === true ? 'withdraw' : 'stake');
  const amounts = {
    stake: useTypedAmount(stakingToken, held, isConnected, `stake ${address}`),
    withdraw: useTypedAmount(stakingToken, staked, isConnected, `unstake ${address}`),
  };
  const typed = amounts[mode];
  const { amount } = typed;
  const isDeposit = mode === 'stake';
  const approval = useApproval(stakingToken, isDeposit ? amount : 0n, address);
  const problem = validateFarm({
    ...gate,
    isDeposit,
    isPaused: isPaused === true,
    isFinished: phase === 'finished',
    typed: amount,
    available: stakingToken && typed.field.balance,
    approval: approval.state,
  });
  const after = amount === undefined || amount === 0n ? undefined : afterOf(farm, isDeposit ? amount : -amount);
  return { mode, setMode, typed, after, problem, approval };
};
