import { Fragment, type ReactElement } from 'react';
import { Reward } from '../rewards/index.ts';
import type { RewardClaim } from '#programmes/claim.ts';

interface AmountsProps {
  readonly rewards: RewardClaim['rewards'];
}

export function Amounts({ rewards }: AmountsProps): ReactElement {
  return (
    <>
      {rewards.map(({ token, amount }, index) => (
        <Fragment key={token.address}>
          {index > 0 && ' + '}
          <Reward raw={amount} token={token} />
        </Fragment>
      ))}
    </>
  );
}
