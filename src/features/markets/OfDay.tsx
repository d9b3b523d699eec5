import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMarketDaysLate } from '#reads/markets/useMarketDays.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { MarketRow } from './marketRows.ts';

const figureWidth = '64px';
const inlineWidth = '44px';

const DaySkeleton = styled(Skeleton)`
  margin-left: auto;
`;

const InlineSkeleton = styled(Skeleton)`
  display: inline-block;
  vertical-align: middle;
`;

export interface OfDayProps {
  readonly row: MarketRow;
  /** Within a line of text, not in a cell of its own. */
  readonly inline?: boolean;
  /** Made of the trades themselves: the service's figures are not enough. */
  readonly needsTrades?: boolean;
  readonly children: ReactNode;
}

/** A figure of the last 24 hours: a skeleton while they are read, a dash where they could not be. */
export function OfDay({ row, inline = false, needsTrades = false, children }: OfDayProps): ReactNode {
  const isFailing = useMarketDaysLate();
  const isTold = row.toldBlock !== undefined && !needsTrades;
  if (row.trades || isTold || isFailing) return children;
  return inline ? <InlineSkeleton $width={inlineWidth} /> : <DaySkeleton $width={figureWidth} />;
}
