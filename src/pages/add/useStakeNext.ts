import { poolTokenAt } from '#config/tokens/poolToken.ts';
import { validateMining, type MiningProblem } from '#domain/mining/validateMining.ts';
import { knownVaultShort } from '#domain/mining/vault.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useEarnGate } from '#features/earnForm/index.ts';
import { positionView } from '#features/position/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useMiningProgramme } from '#reads/mining/useMiningProgramme.ts';
import { usePoolStates } from '#reads/mining/usePoolStates.ts';
import type { Position } from '#stores/positions.ts';
import { planMining } from '#writes/rewards/mining.ts';
import type { MakePlan } from '#writes/plan/plan.ts';

export interface MinedPosition {
  readonly staking: Address;
  readonly position: Position;
  readonly pid: bigint;
}

interface StakeNext {
  readonly problem: MiningProblem | undefined;
  readonly approval: Approval;
  readonly plan: MakePlan | undefined;
}

export const useStakeNext = ({ staking, position, pid }: MinedPosition, amount: bigint): StakeNext => {
  const gate = useEarnGate();
  const { number } = useBlock();
  const { pool, holding } = position;
  const { isPaused, vault, terms, rewardToken: reward } = useMiningProgramme(staking);
  const [state] = usePoolStates(staking, useStableList([{ pid, lpToken: pool.pair }]), undefined);
  const poolToken = poolTokenAt(pool.pair);
  const approval = useApproval(poolToken, amount, staking);
  const isShort = knownVaultShort({ vault, terms, shared: state, block: number }) === true;
  const problem = validateMining({
    ...gate,
    isDeposit: true,
    isPaused: isPaused === true,
    isFinished: false,
    isProven: true,
    isVaultShort: isShort,
    typed: amount,
    available: holding.wallet,
    approval: approval.state,
  });
  const { name } = positionView(position);
  const plan =
    reward &&
    (() =>
      planMining({
        act: 'stake',
        staking,
        pid,
        poolToken,
        pool: name,
        amount,
        reward,
        secondReward: undefined,
        pending: undefined,
      }));
  return { problem, approval, plan };
};
