import { styled } from 'styled-components';
import { media } from '../theme/theme.ts';

const diameter = { 12: '12px', 16: '16px', 24: '24px', 28: '28px' } as const;

/** Decoration only: the parent announces the wait. Reduced motion stops the ring. */
export const Spinner = styled.span.attrs<{ $size?: keyof typeof diameter }>(({ $size = 16 }) => ({
  'aria-hidden': true,
  style: { width: diameter[$size], height: diameter[$size] },
}))`
  flex: none;
  display: inline-block;
  /* Stops the animation off screen. */
  content-visibility: auto;
  &::before {
    content: '';
    display: block;
    height: 100%;
    border-radius: 50%;
    border: var(--line-mark) solid currentColor;
    border-right-color: transparent;
    animation: spin var(--t-spin) linear infinite;
  }
  ${media.stillMotion} {
    &::before {
      animation: none;
    }
  }
`;
