import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, weight } from '../theme/theme.ts';

export type LogoSize = 16 | 20 | 24 | 32 | 36;

const monogramLetters = 2;
/** The golden angle spreads hues evenly over the colour circle. */
const goldenAngle = 137.508;

const Disc = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  width: var(--d);
  height: var(--d);
  overflow: hidden;
  place-items: center;
  border-radius: 50%;
  line-height: 1;
  /* Letters of a picture: they stay in it. */
  font-size: calc(var(--d) * 0.4 / var(--text));
  font-weight: ${weight('semibold')};
  letter-spacing: -0.02em;
  & > svg {
    width: 100%;
    height: 100%;
  }
  &[data-monogram] {
    background: hsl(var(--hue) 48% 22%);
    color: hsl(var(--hue) 90% 78%);
  }
`;

const hueOf = (name: string): number => {
  let seed = 0;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return Math.round((seed * goldenAngle) % 360);
};

const initials = (name: string): string =>
  [...name.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, monogramLetters).join('').toUpperCase() || '?';

interface LogoProps {
  readonly name: string;
  readonly glyph?: ReactNode;
  readonly size?: LogoSize;
  readonly children?: ReactNode;
}

export function Logo({ name, glyph, size = 24, children }: LogoProps): ReactElement {
  const style = { '--d': `${size}px`, '--hue': hueOf(name) } as CSSProperties;
  return (
    <Disc aria-hidden="true" style={style} data-monogram={glyph ? undefined : ''}>
      {glyph ?? initials(name)}
      {children}
    </Disc>
  );
}

const overlap = '-5px';

export const LogoPair = styled.span`
  display: inline-flex;
  flex: none;
  & > * + * {
    margin-left: ${overlap};
    box-shadow: 0 0 0 var(--line-mark) ${color('surface-1')};
  }
`;
