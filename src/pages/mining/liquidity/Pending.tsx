import type { ReactElement } from 'react';
import type { PoolPartProps } from './poolPart.ts';
import { Reward } from '#features/rewards/index.ts';

export function Pending({ pool, page }: PoolPartProps): ReactElement {
  const { pending } = pool;
  const { rewardToken, secondToken } = page.context.programme;
  return (
    <>
      <Reward raw={pending?.[0]} token={rewardToken} />
      {pending && pending[1] > 0n && (
        <>
          {' + '}
          <Reward raw={pending[1]} token={secondToken} />
        </>
      )}
    </>
  );
}
