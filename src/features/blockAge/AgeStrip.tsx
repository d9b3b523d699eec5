import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { color, line, space, text } from '#ui/theme/theme.ts';
import { useAgeWords } from './useAgeWords.ts';

const Strip = styled.div`
  position: absolute;
  inset: auto 0 100%;
  padding: ${space(1.5, 3)};
  border-top: ${line('border-subtle')};
  background: ${color('surface-2')};
  ${text(12)}
  text-align: center;
  color: ${color('warning-text')};
  &[data-tone='danger'] {
    color: ${color('danger-text')};
  }
`;

export function AgeStrip(): ReactElement | null {
  const words = useAgeWords();
  return words ? <Strip data-tone={words.tone}>{words.words}</Strip> : null;
}
