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

export const useNamedTokens = (): ReadonlySet<Address> => {
  const { farms } = useFarmList();
  const { bonds } = useBondList();
  const answers = useCalls(naming, ONCE);
  return useMemo(() => {
    const named = answers.flatMap((answer) => valueOf(mapLoadable(answer, lockStaking.token.decode)) ?? []);
    return new Set([
      ...named,
      ...env.rewardDistributionTokens,
      ...farms.flatMap(({ stakingToken, rewardTokens }) => [stakingToken, ...rewardTokens]),
      ...bonds.flatMap(({ payoutToken, principalToken }) => [payoutToken, principalToken]),
    ]);
  }, [answers, farms, bonds]);
};
