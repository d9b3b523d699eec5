import { useSummaryOf } from '#features/transactions/index.ts';
import { useSubmit } from '#writes/useSubmit.ts';
import type { SubmitState } from '#writes/useSubmit.ts';
import { planMining } from '#writes/mining.ts';
import type { MiningOrder } from '#writes/mining.ts';
import type { TransactionPlan } from '#writes/plan.ts';
import type { PoolPartProps } from './poolPart.ts';

export interface MiningSend {
  readonly state: SubmitState;
  /** Undefined while the reward token is unknown. */
  readonly planOf: (act: MiningOrder['act'], amount: bigint) => TransactionPlan | undefined;
  readonly summaryOf: (plan: TransactionPlan | undefined) => string;
  readonly send: (plan: TransactionPlan | undefined) => void;
  readonly reset: () => void;
}

/** Sends what is done with a pool. */
export const useMiningSend = ({ pool, page }: PoolPartProps): MiningSend => {
  const { state, submit, reset } = useSubmit();
  const words = useSummaryOf();
  const { staking, rewardToken, secondToken } = page.context.programme;
  const summaryOf: MiningSend['summaryOf'] = (plan) => (plan ? words(plan.info) : '');
  return {
    state,
    planOf: (act, amount) => {
      if (!rewardToken) return undefined;
      const paysSecond = pool.pending !== undefined && pool.pending[1] > 0n;
      const { pid, poolToken, name } = pool;
      const secondReward = paysSecond ? secondToken : undefined;
      return planMining({ act, staking, pid, poolToken, pool: name, amount, reward: rewardToken, secondReward });
    },
    summaryOf,
    send: (plan) => {
      if (plan) void submit(plan, summaryOf(plan));
    },
    reset,
  };
};
