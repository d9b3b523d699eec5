import { styled } from 'styled-components';
import { color, space } from '../theme/theme.ts';

const dot = '6px';

const pulseTime = '1s';

export const StatusMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('text-2')};
  font-feature-settings: var(--num);
  &::before {
    content: '';
    width: ${dot};
    height: ${dot};
    border-radius: 50%;
    background: ${color('text-3')};
  }
  &[data-pulse]::before {
    @media (prefers-reduced-motion: no-preference) {
      animation: pulse ${pulseTime} infinite;
    }
  }
  &[data-tone='good']::before {
    background: ${color('success-text')};
  }
  &[data-tone='warning']::before {
    background: ${color('warning-text')};
  }
  &[data-tone='major']::before {
    background: ${color('major')};
  }
  &[data-tone='bad']::before {
    background: ${color('danger-text')};
  }
`;
