import { styled } from 'styled-components';
import { color, glide, height, radius } from '#ui/theme/theme.ts';

const reach = '10px';
/** Centres the handle in the gap of 4 px before the part. */
const before = '-7px';
const grip = '28px';
const mark = '2px';

export const HandleBar = styled.div`
  position: absolute;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  outline: none;
  &[aria-orientation='vertical'] {
    inset: 0 auto 0 ${before};
    width: ${reach};
    cursor: col-resize;
  }
  &[aria-orientation='horizontal'] {
    inset: ${before} 0 auto 0;
    height: ${reach};
    cursor: row-resize;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    border-radius: ${radius(2)};
    background: ${color('border-control')};
  }
  &[aria-orientation='vertical']::before {
    width: ${mark};
    height: ${grip};
  }
  &[aria-orientation='horizontal']::before {
    width: ${grip};
    height: ${mark};
  }
  &::after {
    background: ${color('accent-text')};
    opacity: 0;
    transition: ${glide('fast', 'opacity')};
  }
  &[aria-orientation='vertical']::after {
    width: ${mark};
  }
  &[aria-orientation='horizontal']::after {
    height: ${mark};
  }
  &:hover::after,
  &[data-dragged]::after {
    opacity: 1;
  }
  &:focus-visible::after {
    background: ${color('focus')};
    opacity: 1;
  }
  @media (pointer: coarse) {
    &[aria-orientation='vertical'] {
      inset: calc(50% - ${height('touch')} / 2) auto auto calc(${height('touch')} / -2 - 2px);
      width: ${height('touch')};
      height: ${height('touch')};
    }
    &[aria-orientation='horizontal'] {
      inset: calc(${height('touch')} / -2 - 2px) auto auto calc(50% - ${height('touch')} / 2);
      width: ${height('touch')};
      height: ${height('touch')};
    }
  }
`;
