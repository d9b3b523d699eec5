import { Fragment } from 'react';
import type { ReactElement } from 'react';
import type { FarmRewardView, FarmView } from '#features/farms/index.ts';
import { Reward } from '#features/rewards/index.ts';

export interface RewardsProps {
  readonly farm: FarmView;
  /** Raw amount of one reward; undefined while unknown. */
  readonly of: (reward: FarmRewardView) => bigint | undefined;
  /** True for amounts that reveal nothing about the account, so they are not masked. */
  readonly isPublic?: boolean;
}

export function Rewards({ farm, of, isPublic = false }: RewardsProps): ReactElement {
  return (
    <>
      {farm.rewards.map((reward, i) => (
        <Fragment key={reward.address}>
          {i > 0 && ' + '}
          <Reward raw={of(reward)} token={reward.token} isPublic={isPublic} />
        </Fragment>
      ))}
    </>
  );
}

export const earnedOf = ({ earned }: FarmRewardView): bigint | undefined => earned;
