import type { ReactElement } from 'react';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { EmptyLevel, MidBar } from './LadderStyles.ts';

export function LadderSkeleton({ levels }: { readonly levels: number }): ReactElement {
  const rows = Array.from({ length: levels }, (_, row) => (
    <EmptyLevel key={row}>
      <span>
        <Skeleton $width="44px" />
      </span>
      <Skeleton $width="40px" />
      <Skeleton $width="40px" />
    </EmptyLevel>
  ));
  return (
    <div aria-hidden="true">
      {rows}
      <MidBar as="div">
        <Skeleton $width="96px" $height="20px" />
        <span />
      </MidBar>
      {rows}
    </div>
  );
}
