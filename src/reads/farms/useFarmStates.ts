import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { farm as farmAbi } from '#chain/abis/farm.ts';
import { pausable } from '#chain/abis/pausable.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { useReadsOfEach, type Answers } from '../calls/useReadsOfEach.ts';
import type { FoundFarm } from './useFarmList.ts';

export interface FarmReward {
  readonly token: Address;
  readonly rate: bigint | undefined;
  readonly held: bigint | undefined;
  readonly earned: bigint | undefined;
}

export interface FarmState {
  readonly rewards: readonly FarmReward[];
  /** 0 before the first rewards are announced. */
  readonly periodFinish: bigint | undefined;
  readonly lastUpdateTime: bigint | undefined;
  readonly totalStaked: bigint | undefined;
  readonly isPaused: boolean | undefined;
  readonly staked: bigint | undefined;
  readonly held: bigint | undefined;
  readonly isFailed: boolean;
}

const readsOf = ({ address, kind, stakingToken, rewardTokens }: FoundFarm, account: Address | undefined) => {
  const isDual = kind === 'dual';
  const [first, second] = rewardTokens;
  const [rateA, rateB, earnedA] = isDual
    ? [farmAbi.rewardRateA, farmAbi.rewardRateB, farmAbi.earnedA]
    : [farmAbi.rewardRate, undefined, farmAbi.earned];
  return {
    periodFinish: farmAbi.periodFinish.read(address),
    lastUpdateTime: farmAbi.lastUpdateTime.read(address),
    totalStaked: farmAbi.totalSupply.read(address),
    isPaused: isDual ? pausable.paused.read(address) : undefined,
    rateA: rateA.read(address),
    rateB: rateB?.read(address),
    heldA: first && erc20.balanceOf.read(first, address),
    heldB: second && erc20.balanceOf.read(second, address),
    staked: account && farmAbi.balanceOf.read(address, account),
    held: account && erc20.balanceOf.read(stakingToken, account),
    earnedA: account && earnedA.read(address, account),
    earnedB: account && isDual ? farmAbi.earnedB.read(address, account) : undefined,
  };
};

const stateOf = ({ kind, rewardTokens }: FoundFarm, answers: Answers<ReturnType<typeof readsOf>>): FarmState => {
  const { rateA, rateB, heldA, heldB, earnedA, earnedB } = answers;
  const parts = [
    { rate: rateA, held: heldA, earned: earnedA },
    { rate: rateB, held: heldB, earned: earnedB },
  ];
  return {
    rewards: rewardTokens.map((token, i) => ({
      token,
      rate: valueOf(parts[i]?.rate ?? idle),
      held: valueOf(parts[i]?.held ?? idle),
      earned: valueOf(parts[i]?.earned ?? idle),
    })),
    periodFinish: valueOf(answers.periodFinish),
    lastUpdateTime: valueOf(answers.lastUpdateTime),
    totalStaked: valueOf(answers.totalStaked),
    isPaused: kind === 'single' ? false : valueOf(answers.isPaused),
    staked: valueOf(answers.staked),
    held: valueOf(answers.held),
    isFailed: Object.values(answers).some(({ status }) => status === 'failed'),
  };
};

export const useFarmStates = (
  farms: readonly FoundFarm[],
  account: Address | undefined,
  blocksPerFetch?: number,
): readonly FarmState[] => {
  const reads = useMemo(() => farms.map((farm) => readsOf(farm, account)), [farms, account]);
  const answers = useReadsOfEach(reads, blocksPerFetch);
  return useMemo(
    () =>
      farms.flatMap((farm, i) => {
        const answered = answers[i];
        return answered ? [stateOf(farm, answered)] : [];
      }),
    [farms, answers],
  );
};
