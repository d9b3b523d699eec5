import { Fragment, type ReactElement } from 'react';
import type { FarmRewardView, FarmView } from '#features/farms/index.ts';
import { Reward } from '#features/rewards/index.ts';

interface RewardsProps {
  readonly farm: FarmView;
  readonly of: (reward: FarmRewardView) => bigint | undefined;
}

export function Rewards({ farm, of }: RewardsProps): ReactElement {
  return (
    <>
      {farm.rewards.map((reward, i) => (
        <Fragment key={reward.address}>
          {i > 0 && ' + '}
          <Reward raw={of(reward)} token={reward.token} />
        </Fragment>
      ))}
    </>
  );
}

export const earnedOf = ({ earned }: FarmRewardView): bigint | undefined => earned;
