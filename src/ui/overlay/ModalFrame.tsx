import { styled } from 'styled-components';
import {
  color,
  glide,
  layer,
  line,
  media,
  radius,
  safeAreaBottom,
  shadow,
  space,
  text,
  weight,
  width,
} from '../theme/theme.ts';

const headHeight = '56px';
const phoneHeadHeight = '48px';
const grabWidth = '36px';
const grabHeight = '4px';

const aboveWide = '8dvh';
const belowWide = '4dvh';

export const ModalShade = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer('modal')};
  display: grid;
  place-items: start center;
  padding: ${aboveWide} var(--s-4) ${belowWide};
  background: ${color('overlay')};
  opacity: 0;
  transition: ${glide('slow', 'opacity')};
  &[data-phase='present'] {
    opacity: 1;
  }
  ${media.phone} {
    place-items: stretch;
    padding: ${space(8, 0, 0)};
    padding-bottom: var(--covered, 0px);
  }
`;

/** Fixed at its top, so that its head stays under the pointer while content arrives. */
export const ModalBox = styled.div`
  width: 100%;
  max-width: ${width('modal')};
  max-height: 100%;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${color('surface-1')};
  border: ${line('border')};
  border-radius: ${radius(16)};
  box-shadow: ${shadow(3)};
  /* A second press while it fades is for nothing in it; the shade takes it, so that it reaches nothing below either. */
  [data-phase='leaving'] > & {
    pointer-events: none;
  }
  &:focus-visible {
    outline: none;
  }
  ${media.phone} {
    max-width: none;
    &[data-low] {
      align-self: end;
    }
    border-width: var(--line-hair) 0 0;
    border-radius: var(--r-16) var(--r-16) 0 0;
    transform: translateY(100%);
    transition: ${glide('slow', 'transform')};
    padding-bottom: ${safeAreaBottom};
    [data-phase='present'] > & {
      transform: translateY(var(--pull, 0));
    }
    &[data-pulled] {
      transition: none;
    }
  }
`;

export const ModalHead = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${headHeight};
  padding: ${space(0, 3, 0, 5)};
  &[data-back] {
    padding-left: ${space(3)};
  }
  & > h2 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
  ${media.phone} {
    position: relative;
    min-height: calc(${phoneHeadHeight} + var(--s-3));
    padding: ${space(3, 2, 0, 4)};
    touch-action: none;
    &::before {
      content: '';
      position: absolute;
      top: var(--s-2);
      left: calc(50% - ${grabWidth} / 2);
      width: ${grabWidth};
      height: ${grabHeight};
      border-radius: var(--r-2);
      background: ${color('border-control')};
    }
  }
`;

export const ModalBody = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(0, 5, 5)};
  &[data-flush] {
    padding: 0;
  }
  ${media.phone} {
    flex: 1;
    display: flex;
    flex-direction: column;
    padding: ${space(0, 4, 4)};
    & > * {
      flex: none;
    }
    & > :only-child {
      flex: 1 0 auto;
      align-content: start;
    }
  }
`;
