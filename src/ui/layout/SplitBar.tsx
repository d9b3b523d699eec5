import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';
import { sourcePattern } from '../text/SourceKey.tsx';
import { color, radius, space } from '../theme/theme.ts';

const thickness = '8px';

const Bar = styled.div`
  --side: ${color('buy-line')};
  position: relative;
  container-type: inline-size;
  height: ${thickness};
  &:empty {
    background: ${color('surface-3')};
    border-radius: ${radius(2)};
  }
  &[data-tone='sell'] {
    --side: ${color('sell-line')};
  }
`;

/** A transform, so that changed shares cause no layout shift. */
const Share = styled.span`
  --free: calc(100cqw - var(--gaps) * ${space(0.5)});
  position: absolute;
  inset: 0 auto 0 0;
  width: calc(var(--share) * var(--free));
  min-width: var(--s-05);
  border-radius: ${radius(2)};
  transform: translateX(calc(var(--before) * var(--free) + var(--place) * ${space(0.5)}));
  ${sourcePattern}
`;

interface SplitBarProps {
  /** Shares in any common unit; 0 is not drawn. */
  readonly book: number;
  readonly pool: number;
  readonly rests: number;
  readonly tone?: 'buy' | 'sell';
  readonly label: string;
}

/** Solid: order book; hatched: pool; dashed: resting remainder. */
export function SplitBar({ book, pool, rests, tone = 'buy', label }: SplitBarProps): ReactElement {
  const total = book + pool + rests;
  const parts = [
    { source: 'book', weight: book, before: 0 },
    { source: 'pool', weight: pool, before: book },
    { source: 'rest', weight: rests, before: book + pool },
  ].filter(({ weight }) => weight > 0);
  return (
    <Bar role="img" aria-label={label} data-tone={tone}>
      {parts.map(({ source, weight, before }, place) => {
        const style = {
          '--share': weight / total,
          '--before': before / total,
          '--place': place,
          '--gaps': parts.length - 1,
        };
        return <Share key={source} data-source={source} style={style as CSSProperties} />;
      })}
    </Bar>
  );
}
