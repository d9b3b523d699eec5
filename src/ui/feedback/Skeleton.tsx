import { styled } from 'styled-components';
import { color, media, radius } from '../theme/theme.ts';

const textLine = '12px';

/** Stands where something loads, at its final size. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $round?: boolean;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = textLine }) => $height};
  border-radius: ${({ $round = false }) => ($round ? '50%' : radius(4))};
  background: ${color('skeleton')};
  position: relative;
  overflow: hidden;
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
