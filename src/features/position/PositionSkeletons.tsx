import type { ReactElement } from 'react';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Cards } from '#ui/layout/ListPage.ts';
import { PositionFrame, PositionHead } from './PositionStyles.ts';

const logos = { width: '59px', height: '32px' } as const;
const name = { width: '112px', height: '40px' } as const;

export function PositionSkeleton(): ReactElement {
  return (
    <PositionFrame as="div" aria-hidden="true">
      <PositionHead as="div">
        <span>
          <Skeleton $width={logos.width} $height={logos.height} />
          <Skeleton $width={name.width} $height={name.height} />
        </span>
      </PositionHead>
    </PositionFrame>
  );
}

export function PositionSkeletons({ count }: { readonly count: number }): ReactElement {
  return (
    <Cards aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <PositionSkeleton key={index} />
      ))}
    </Cards>
  );
}
