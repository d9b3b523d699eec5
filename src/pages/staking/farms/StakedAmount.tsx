import type { ReactElement } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { FarmView } from '#features/farms/index.ts';
import { Dollars } from '#features/money/index.ts';
import { Reward } from '#features/rewards/index.ts';

export interface StakedAmountProps {
  readonly farm: FarmView;
  /** Raw; undefined while unknown. */
  readonly raw: bigint | undefined;
  /** True if it reveals nothing about the account, so it is not masked. */
  readonly isPublic?: boolean;
}

export function StakedAmount({ farm, raw, isPublic = false }: StakedAmountProps): ReactElement {
  const value = farm.valueOf(raw);
  if (raw === undefined) return <>{NO_VALUE}</>;
  return (
    <>
      <Reward raw={raw} token={farm.stakingToken} isPublic={isPublic} />
      {value && (
        <>
          {' '}
          (<Dollars value={value} isPublic={isPublic} />)
        </>
      )}
    </>
  );
}
