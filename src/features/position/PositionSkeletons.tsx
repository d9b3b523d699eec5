import type { ReactElement } from 'react';
import { Cards } from '#ui/layout/ListPage.ts';
import { PositionSkeleton } from './PositionSkeleton.tsx';

export function PositionSkeletons({ count }: { readonly count: number }): ReactElement {
  return (
    <Cards aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <PositionSkeleton key={index} />
      ))}
    </Cards>
  );
}
