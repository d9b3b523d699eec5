import type { ReactElement } from 'react';
import { styled } from 'styled-components';

export const room = { width: 96, height: 28, edge: 2, parts: 48 } as const;

const Empty = styled.svg`
  display: block;
`;

export function SparklineRoom(): ReactElement {
  return <Empty width={room.width} height={room.height} aria-hidden />;
}
