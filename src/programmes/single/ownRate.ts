import { rewardsPerDay } from '#domain/mining/yields.ts';
import type { OwnRate } from '#domain/rewards/earnedNext.ts';
import { lastPaidBlock } from '#domain/staking/single.ts';
import type { SingleView } from '#features/earnViews/index.ts';

/** Unix seconds of a block. */
export type TimeOf = (block: bigint) => bigint | undefined;

const dayOf = ({ perBlock, terms, staked, isPaused, blockTime }: SingleView): bigint | undefined => {
  const supply = terms?.totalStaked;
  if (perBlock === undefined || staked === undefined || supply === undefined || supply < staked) return undefined;
  return isPaused === true ? 0n : rewardsPerDay({ perBlock, supply }, staked, blockTime.ms);
};

/** Rate of the account's stake until the rewards end, or until the contract holds no more of them. */
export const ownRateOf = (view: SingleView, timeOf: TimeOf): OwnRate | undefined => {
  const { terms, runway, block, rewardToken, staked = 0n } = view;
  if (staked === 0n || !rewardToken) return undefined;
  const last = terms && block !== undefined ? lastPaidBlock(terms, runway, block) : undefined;
  return {
    perDay: [{ token: rewardToken, amount: dayOf(view) }],
    until: last === undefined ? undefined : timeOf(last),
  };
};
