import type { ReactElement } from 'react';
import { styled } from 'styled-components';

export const room = { width: 96, height: 28, edge: 2, parts: 48 } as const;

const Empty = styled.svg`
  display: block;
`;

/** Reserves the space of a sparkline while its code loads. */
export function SparklineRoom(): ReactElement {
  return <Empty width={room.width} height={room.height} aria-hidden />;
}
