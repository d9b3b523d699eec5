import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { farm as farmAbi } from '#chain/abis/farm.ts';
import { pausable } from '#chain/abis/pausable.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, valueOf, type Loadable } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';
import type { FoundFarm } from './useFarmList.ts';

export interface FarmReward {
  readonly token: Address;
  /** Raw units per second, until the period's end. */
  readonly rate: bigint | undefined;
  readonly held: bigint | undefined;
  readonly earned: bigint | undefined;
}

/** Raw units, unix seconds; undefined while unknown. */
export interface FarmState {
  readonly rewards: readonly FarmReward[];
  /** 0: no rewards have been announced yet. */
  readonly periodFinish: bigint | undefined;
  readonly lastUpdateTime: bigint | undefined;
  readonly totalStaked: bigint | undefined;
  readonly isPaused: boolean | undefined;
  readonly staked: bigint | undefined;
  readonly held: bigint | undefined;
  readonly isFailed: boolean;
}

/** Always `CALLS` calls, in the order that `stateOf` reads. */
const callsOf = (
  { address, kind, stakingToken, rewardTokens }: FoundFarm,
  account: Address | undefined,
): readonly (Call | undefined)[] => {
  const isDual = kind === 'dual';
  const [first, second] = rewardTokens;
  const [rateA, rateB, earnedA] = isDual
    ? [farmAbi.rewardRateA, farmAbi.rewardRateB, farmAbi.earnedA]
    : [farmAbi.rewardRate, undefined, farmAbi.earned];
  return [
    farmAbi.periodFinish.call(address),
    farmAbi.lastUpdateTime.call(address),
    farmAbi.totalSupply.call(address),
    isDual ? pausable.paused.call(address) : undefined,
    rateA.call(address),
    rateB?.call(address),
    first && erc20.balanceOf.call(first, address),
    second && erc20.balanceOf.call(second, address),
    account && farmAbi.balanceOf.call(address, account),
    account && erc20.balanceOf.call(stakingToken, account),
    account && earnedA.call(address, account),
    account && isDual ? farmAbi.earnedB.call(address, account) : undefined,
  ];
};

const CALLS = 12;

const stateOf = ({ kind, rewardTokens }: FoundFarm, answers: readonly Loadable<Hex>[]): FarmState => {
  const number = (i: number): bigint | undefined =>
    valueOf(mapLoadable(answers[i] ?? idle, farmAbi.totalSupply.decode));
  const rewards = rewardTokens.map((token, i) => ({
    token,
    rate: number(4 + i),
    held: number(6 + i),
    earned: number(10 + i),
  }));
  return {
    rewards,
    periodFinish: number(0),
    lastUpdateTime: number(1),
    totalStaked: number(2),
    isPaused: kind === 'single' ? false : valueOf(mapLoadable(answers[3] ?? idle, pausable.paused.decode)),
    staked: number(8),
    held: number(9),
    isFailed: answers.some(({ status }) => status === 'failed'),
  };
};

/** In the given order. Reads shared with other parts of the page are as new as theirs. */
export const useFarmStates = (
  farms: readonly FoundFarm[],
  account: Address | undefined,
  blocksPerFetch?: number,
): readonly FarmState[] => {
  const answers = useCalls(
    useMemo(() => farms.flatMap((farm) => callsOf(farm, account)), [farms, account]),
    blocksPerFetch,
  );
  return useMemo(
    () => farms.map((farm, i) => stateOf(farm, answers.slice(i * CALLS, (i + 1) * CALLS))),
    [farms, answers],
  );
};
