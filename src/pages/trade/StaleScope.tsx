import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFreshness } from '#features/blockAge/index.ts';

const Scope = styled.div`
  display: contents;
`;

export interface StaleScopeProps {
  readonly isLast: boolean;
  readonly children: ReactNode;
}

/** Marks the content as old while no new block arrives, without rerendering it. */
export function StaleScope({ isLast, children }: StaleScopeProps): ReactElement {
  const freshness = useFreshness();
  const stale = isLast || freshness === 'late' || freshness === 'stale';
  return <Scope data-stale={stale ? '' : undefined}>{children}</Scope>;
}
