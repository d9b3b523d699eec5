import { planMining, type MiningAct } from '#writes/rewards/mining.ts';
import type { MakePlan } from '#writes/plan/plan.ts';
import type { PoolPartProps } from './poolPart.ts';

export const miningPlan = ({ pool, page }: PoolPartProps, act: MiningAct, amount: bigint): MakePlan | undefined => {
  const { staking, rewardToken: reward, secondToken } = page.context.programme;
  if (!reward) return undefined;
  const { pid, poolToken, name, pending } = pool;
  const secondReward = pending && pending[1] > 0n ? secondToken : undefined;
  return () => planMining({ act, staking, pid, poolToken, pool: name, amount, reward, secondReward, pending });
};
