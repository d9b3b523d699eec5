import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMarketDaysLate } from '#reads/markets/useMarketDays.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { space } from '#ui/theme/theme.ts';
import { marketPrice } from './marketCells.tsx';
import type { MarketRow } from './marketRows.ts';

const figureWidth = '64px';
const inlineWidth = '44px';

/** Margins fill the height of a line of text, so that loading causes no layout shift. */
const DaySkeleton = styled(Skeleton)`
  margin: ${space(1)} 0 ${space(1)} auto;
`;

const InlineSkeleton = styled(Skeleton)`
  display: inline-block;
  vertical-align: middle;
`;

const InlineDash = styled.span`
  display: inline-block;
  min-width: ${inlineWidth};
`;

interface OfDayProps {
  readonly row: MarketRow;
  readonly inline?: boolean;
  readonly needsTrades?: boolean;
  readonly isKnown?: boolean;
  readonly children: ReactNode;
}

/** Shows a skeleton while the day is read, and a dash if this takes too long. */
export function OfDay({ row, inline = false, needsTrades = false, isKnown = false, children }: OfDayProps): ReactNode {
  const isLate = useMarketDaysLate();
  const isReported = row.reportedBlock !== undefined && !needsTrades;
  if (row.trades || isReported || isKnown) return children;
  // New elements, because a dash that grows would count as a layout shift.
  if (isLate) return inline ? <InlineDash>{children}</InlineDash> : <Fragment key="late">{children}</Fragment>;
  return inline ? <InlineSkeleton $width={inlineWidth} /> : <DaySkeleton $width={figureWidth} />;
}

export function LastPrice({ row }: Pick<OfDayProps, 'row'>): ReactNode {
  return (
    <OfDay row={row} isKnown={row.price !== undefined}>
      {marketPrice(row, row.price)}
    </OfDay>
  );
}
