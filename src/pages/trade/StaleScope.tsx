import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFreshness } from '#features/blockAge/index.ts';

const Scope = styled.div`
  display: contents;
`;

/** Marks what is inside as old while no new block comes, without drawing it again. */
export function StaleScope({ children }: { readonly children: ReactNode }): ReactElement {
  const freshness = useFreshness();
  const stale = freshness === 'late' || freshness === 'stale';
  return <Scope data-stale={stale ? '' : undefined}>{children}</Scope>;
}
