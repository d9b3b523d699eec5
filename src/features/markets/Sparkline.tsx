import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import { sparklineOf } from '#domain/markets/sparkline.ts';
import { color } from '#ui/theme/theme.ts';
import { printMarketOf, type MarketRow } from './marketRows.ts';
import { room } from './SparklineRoom.tsx';

const Line = styled.svg`
  display: block;
  color: ${color('text-3')};
  &[data-direction='up'] {
    color: ${color('buy-line')};
  }
  &[data-direction='down'] {
    color: ${color('sell-line')};
  }
`;

const heightOf = (price: number, low: number, high: number): number => {
  const share = high > low ? (price - low) / (high - low) : 0.5;
  return room.height - room.edge - share * (room.height - 2 * room.edge);
};

const sparklinePoints = (prices: readonly number[]): string => {
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const step = room.width / (room.parts - 1);
  const start = room.parts - prices.length;
  return prices
    .map((price, i) => `${((start + i) * step).toFixed(1)},${heightOf(price, low, high).toFixed(1)}`)
    .join(' ');
};

export function Sparkline({ row, now }: { readonly row: MarketRow; readonly now: number | undefined }): ReactElement {
  const { stats, trades } = row;
  if (!stats || !trades || now === undefined) return <span>–</span>;
  const prices = sparklineOf(trades, printMarketOf(row), { from: now - DAY_SECONDS, to: now, parts: room.parts });
  const direction = stats.changeBps === 0 ? undefined : stats.changeBps > 0 ? 'up' : 'down';
  return (
    <Line
      width={room.width}
      height={room.height}
      viewBox={`0 0 ${room.width} ${room.height}`}
      data-direction={direction}
      aria-hidden
    >
      <polyline
        points={sparklinePoints(prices)}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Line>
  );
}
