import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { sourcePattern } from '../text/SourceKey.tsx';
import { color, radius, space } from '../theme/theme.ts';

const thickness = '8px';

const Bar = styled.div`
  --side: ${color('buy-line')};
  display: flex;
  gap: ${space(0.5)};
  height: ${thickness};
  &:empty {
    background: ${color('surface-3')};
    border-radius: ${radius(2)};
  }
  &[data-tone='sell'] {
    --side: ${color('sell-line')};
  }
`;

const Share = styled.span`
  min-width: var(--s-05);
  border-radius: ${radius(2)};
  ${sourcePattern}
`;

export interface SplitBarProps {
  /** Weights in any one unit; a part of 0 is not drawn. */
  readonly book: number;
  readonly pool: number;
  readonly rests: number;
  readonly tone?: 'buy' | 'sell';
  /** The same in words. */
  readonly label: string;
  readonly className?: string;
}

/** Solid is the order book, hatched is the pool, dashed is what rests. */
export function SplitBar({ book, pool, rests, tone = 'buy', label, className }: SplitBarProps): ReactElement {
  const parts = [
    { source: 'book', weight: book },
    { source: 'pool', weight: pool },
    { source: 'rest', weight: rests },
  ] as const;
  return (
    <Bar role="img" aria-label={label} data-tone={tone} className={className}>
      {parts.map(
        ({ source, weight }) =>
          weight > 0 && <Share key={source} data-source={source} style={{ flex: `${weight} 1 0` }} />,
      )}
    </Bar>
  );
}
