import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../text/Icon.tsx';
import { color, radius, space, text, weight } from '../theme/theme.ts';

type ChipTone = 'plain' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'buy' | 'sell';

const chipHeight = '20px';
const tones = ['accent', 'success', 'warning', 'danger', 'info', 'buy', 'sell'] as const;

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  height: ${chipHeight};
  padding: ${space(0, 1.5)};
  border-radius: ${radius(4)};
  background: ${color('surface-3')};
  color: ${color('text-2')};
  ${text(12)}
  font-weight: ${weight('medium')};
  white-space: nowrap;
  ${tones.map((tone) => `&[data-tone='${tone}'] { background: var(--${tone}-soft); color: var(--${tone}-text); }`).join('')}
`;

interface ChipProps {
  readonly tone?: ChipTone;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export function Chip({ tone = 'plain', icon, children }: ChipProps): ReactElement {
  return (
    <Face data-tone={tone}>
      {icon !== undefined && <Icon name={icon} size={12} />}
      {children}
    </Face>
  );
}
