import type { ReactElement } from 'react';
import { css, styled } from 'styled-components';
import { color, radius } from '../theme/theme.ts';

const side = '10px';
const hatch = '1.5px';
const hatchStep = '4px';

export const sourcePattern = css`
  &[data-source='book'] {
    background: var(--side);
  }
  &[data-source='pool'] {
    background: repeating-linear-gradient(-45deg, var(--side) 0 ${hatch}, transparent ${hatch} ${hatchStep});
    box-shadow: inset 0 0 0 var(--line-hair) var(--side);
  }
  &[data-source='rest'] {
    border: var(--line-hair) dashed ${color('text-3')};
  }
`;

const Swatch = styled.span`
  --side: ${color('buy-line')};
  display: inline-block;
  flex: none;
  width: ${side};
  height: ${side};
  border-radius: ${radius(2)};
  &[data-tone='sell'] {
    --side: ${color('sell-line')};
  }
  ${sourcePattern}
  &[data-source='own'] {
    border-radius: 0;
    background: ${color('accent-text')};
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
`;

export interface SourceKeyProps {
  readonly source: 'book' | 'pool' | 'rest' | 'own';
  readonly tone?: 'buy' | 'sell';
}

export function SourceKey({ source, tone = 'buy' }: SourceKeyProps): ReactElement {
  return <Swatch data-source={source} data-tone={tone} aria-hidden="true" />;
}
