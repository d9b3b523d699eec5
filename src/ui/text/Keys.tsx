import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { isMac } from '../keys/shortcuts.ts';
import { color, line, radius, space, text } from '../theme/theme.ts';

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  & > kbd {
    min-width: 22px;
    padding: ${space(0, 1.5)};
    border: ${line('border')};
    border-radius: ${radius(4)};
    background: ${color('surface-2')};
    font-family: var(--mono);
    ${text(12)}
    color: ${color('text-2')};
    text-align: center;
    white-space: nowrap;
  }
`;

const printed: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
  ' ': 'Space',
};

export const keysText = (combination: string): string =>
  (combination === '+' ? [combination] : combination.split('+'))
    .map((key) => (key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : (printed[key] ?? key)))
    .join(' ');

export function Keys({ combinations }: { readonly combinations: readonly string[] }): ReactElement {
  return (
    <Row translate="no">
      {combinations.map((combination) => (
        <kbd key={combination}>{keysText(combination)}</kbd>
      ))}
    </Row>
  );
}
