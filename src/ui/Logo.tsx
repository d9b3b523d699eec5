import { useState } from 'react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, weight } from './theme/theme.ts';

export type LogoSize = 16 | 20 | 24 | 32 | 36;

const monogramLetters = 2;
/** Monogram grounds are spread over the hue circle by the golden angle. */
const goldenAngle = 137.508;

const Disc = styled.span`
  display: inline-grid;
  flex: none;
  width: var(--d);
  height: var(--d);
  overflow: hidden;
  place-items: center;
  border-radius: 50%;
  line-height: 1;
  font-size: calc(var(--d) * 0.4);
  font-weight: ${weight('semibold')};
  letter-spacing: -0.02em;
  & > :is(img, svg) {
    width: 100%;
    height: 100%;
    object-fit: cover;
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

export interface LogoProps {
  /** Gives the letters and the colour of the monogram; the text beside the logo names it. */
  readonly name: string;
  /** A drawn logo; wins over `src`. */
  readonly glyph?: ReactNode;
  /** An image; a monogram stands in its place until it has loaded and if it does not load. */
  readonly src?: string | undefined;
  readonly size?: LogoSize;
}

export function Logo({ name, glyph, src, size = 24 }: LogoProps): ReactElement {
  const [arrived, setArrived] = useState<string>();
  const style = { '--d': `${size}px`, '--hue': hueOf(name) } as CSSProperties;
  if (glyph !== undefined && glyph !== null) {
    return (
      <Disc aria-hidden="true" style={style}>
        {glyph}
      </Disc>
    );
  }
  const shown = src !== undefined && src === arrived;
  return (
    <Disc aria-hidden="true" style={style} data-monogram={shown ? undefined : ''}>
      {!shown && initials(name)}
      {src !== undefined && <img src={src} alt="" hidden={!shown} decoding="async" onLoad={() => setArrived(src)} />}
    </Disc>
  );
}

const overlap = '-5px';

/** Two logos of a market, the second over the edge of the first. */
export const LogoPair = styled.span`
  display: inline-flex;
  flex: none;
  & > * + * {
    margin-left: ${overlap};
    box-shadow: 0 0 0 var(--line-mark) ${color('surface-1')};
  }
`;
