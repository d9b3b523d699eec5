import { useState } from 'react';
import { validateMining, type MiningProblem } from '#domain/mining/validateMining.ts';
import { sharesAfter, type Shares } from '#domain/mining/yields.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useEarnGate, useTypedAmount, type TypedAmount } from '#features/earnForm/index.ts';
import type { PoolPartProps } from './poolPart.ts';

type StakeMode = 'stake' | 'unstake';

export interface StakeForm {
  readonly mode: StakeMode;
  readonly setMode: (mode: StakeMode) => void;
  readonly typed: TypedAmount;
  readonly after: { readonly stake: bigint; readonly shares: Shares } | undefined;
  readonly problem: MiningProblem | undefined;
  readonly approval: Approval;
}

const afterOf = ({ pool }: PoolPartProps, change: bigint): StakeForm['after'] => {
  const { staked, shares } = pool;
  if (staked === undefined || !shares || staked + change < 0n || shares.supply + change < 0n) return undefined;
  return { stake: staked + change, shares: sharesAfter(shares, change) };
};

export const useStakeForm = (props: PoolPartProps): StakeForm => {
  const { pool, page } = props;
  const { poolToken, staked, held, isFinished, pid } = pool;
  const { staking } = page.programme;
  const gate = useEarnGate();
  const isConnected = gate.account !== undefined;
  const [mode, setMode] = useState<StakeMode>(isFinished ? 'unstake' : 'stake');
  const amounts = {
    stake: useTypedAmount(poolToken, held, isConnected, `stake ${staking} ${pid}`),
    unstake: useTypedAmount(poolToken, staked, isConnected, `unstake ${staking} ${pid}`),
  };
  const typed = amounts[mode];
  const { amount } = typed;
  const isDeposit = mode === 'stake';
  const approval = useApproval(poolToken, isDeposit ? amount : 0n, staking);
  const problem = validateMining({
    ...gate,
    isDeposit,
    isPaused: page.programme.isPaused === true,
    isFinished,
    isProven: !pool.isStrange,
    isVaultShort: pool.isVaultShort,
    typed: amount,
    available: typed.field.balance,
    approval: approval.state,
  });
  const after = amount === undefined || amount === 0n ? undefined : afterOf(props, isDeposit ? amount : -amount);
  return { mode, setMode, typed, after, problem, approval };
};
