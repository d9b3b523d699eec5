import { useMemo } from 'react';
import { burnEarn } from '#chain/abis/burnEarn.ts';
import { lockStaking } from '#chain/abis/lockStaking.ts';
import { lpMining } from '#chain/abis/lpMining.ts';
import { merkleDistributor } from '#chain/abis/merkleDistributor.ts';
import { orderMining } from '#chain/abis/orderMining.ts';
import { singleStaking } from '#chain/abis/singleStaking.ts';
import { swapMining } from '#chain/abis/swapMining.ts';
import { env } from '#config/env.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { mapLoadable, valueOf } from '#lib/loadable.ts';
import { useBondList } from '../bonds/useBondList.ts';
import { ONCE, useCalls } from '../calls/useCalls.ts';
import { useFarmList } from '../farms/useFarmList.ts';

const naming: readonly Call[] = [
  ...(env.swapMining ? [swapMining.rewardToken.call(env.swapMining)] : []),
  ...(env.lpStaking ? [lpMining.rewardToken.call(env.lpStaking), lpMining.secondToken.call(env.lpStaking)] : []),
  ...(env.orderMining ? [orderMining.rewardToken.call(env.orderMining)] : []),
  ...(env.burnEarn ? [burnEarn.burnToken.call(env.burnEarn), burnEarn.rewardToken.call(env.burnEarn)] : []),
  ...env.lockStaking.map((at) => lockStaking.token.call(at)),
  ...env.singleStaking.flatMap((at) => [singleStaking.stakedToken.call(at), singleStaking.rewardToken.call(at)]),
  ...env.airdrops.map(({ distributor }) => merkleDistributor.token.call(distributor)),
];

export interface NamedTokens {
  readonly tokens: ReadonlySet<Address>;
  /** False while an exchange contract may name more tokens. */
  readonly isSettled: boolean;
}

export const useNamedTokens = (): NamedTokens => {
  const farmList = useFarmList();
  const bondList = useBondList();
  const answers = useCalls(naming, ONCE);
  const { farms } = farmList;
  const { bonds } = bondList;
  const isSettled =
    [farmList, bondList].every(({ isComplete, isFailed }) => isComplete || isFailed) &&
    answers.every(({ status }) => status === 'ready' || status === 'failed');
  return useMemo(() => {
    const named = answers.flatMap((answer) => valueOf(mapLoadable(answer, lockStaking.token.decode)) ?? []);
    const tokens = new Set([
      ...named,
      ...env.rewardDistributionTokens,
      ...farms.flatMap(({ stakingToken, rewardTokens }) => [stakingToken, ...rewardTokens]),
      ...bonds.flatMap(({ payoutToken, principalToken }) => [payoutToken, principalToken]),
    ]);
    return { tokens, isSettled };
  }, [answers, farms, bonds, isSettled]);
};
