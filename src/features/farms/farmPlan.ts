import { planFarm, type FarmAct } from '#writes/rewards/farm.ts';
import type { MakePlan } from '#writes/plan/plan.ts';
import type { FarmView } from './farmView.ts';

export const farmPlan = (farm: FarmView, act: FarmAct, amount: bigint): MakePlan | undefined => {
  const [first, second] = farm.rewards;
  const { address, stakingToken, name } = farm;
  if (!stakingToken || !first?.token || (second && !second.token)) return undefined;
  const rewards = second?.token ? ([first.token, second.token] as const) : ([first.token] as const);
  const earned = farm.rewards.map((reward) => reward.earned);
  return () => planFarm({ act, farm: address, stakingToken, name, amount, rewards, earned });
};
