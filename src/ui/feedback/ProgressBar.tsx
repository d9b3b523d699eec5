import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';
import { color, inLight } from '../theme/theme.ts';

const thickness = '6px';

const Track = styled.div`
  --fill: ${color('accent-text')};
  height: ${thickness};
  border-radius: calc(${thickness} / 2);
  background:
    linear-gradient(var(--fill), var(--fill)) left / calc(var(--v) * 1%) 100% no-repeat,
    var(--rest, ${color('surface-3')});
  ${inLight} & {
    --rest: ${color('border')};
  }
  &[data-tone='buy'] {
    --fill: ${color('buy-line')};
  }
  &[data-tone='sell'] {
    --fill: ${color('sell-line')};
  }
`;

interface ProgressBarProps {
  readonly value: number;
  readonly label: string;
  readonly tone?: 'accent' | 'buy' | 'sell';
}

export function ProgressBar({ value, label, tone = 'accent' }: ProgressBarProps): ReactElement {
  const shown = Math.max(0, Math.min(100, value));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(shown)}
      aria-valuemin={0}
      aria-valuemax={100}
      data-tone={tone}
      style={{ '--v': shown } as CSSProperties}
    />
  );
}
