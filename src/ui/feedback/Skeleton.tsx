import { styled } from 'styled-components';
import { color, media, radius } from '../theme/theme.ts';

const textLine = '12px';

export const Skeleton = styled.span.attrs<{ $width?: string; $height?: string }>(({ $width, $height }) => ({
  'aria-hidden': true,
  style: { width: $width, height: $height },
}))`
  display: block;
  width: 100%;
  height: ${textLine};
  border-radius: ${radius(4)};
  background: ${color('skeleton')};
  position: relative;
  overflow: hidden;
  /* Stops the animation off screen. */
  content-visibility: auto;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, ${color('skeleton-shine')}, transparent);
    transform: translateX(-100%);
    animation: shine var(--t-shine) infinite;
  }
  ${media.stillMotion} {
    &::after {
      animation: none;
    }
  }
`;
