import { styled } from 'styled-components';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { color, glide, height, line, media, radius, safeAreaBottom, space, text, weight } from '#ui/theme/theme.ts';

/** A sheet's head includes the space above it. */
const dialogHead = '58px';
const sheetHead = '93px';

export const PickerFrame = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(80dvh - ${dialogHead});
  ${media.phone} {
    height: calc(100dvh - ${sheetHead} - ${safeAreaBottom} - var(--covered, 0px));
  }
`;

/**
 * Spec 000 section 9: at least 40 % high for imports, else 80 %. On a phone each view is as high as the search, so that
 * nothing moves if the content grows.
 */
export const OtherView = styled.div`
  min-height: 40vh;
  &[data-view='manage'] {
    min-height: calc(80dvh - ${dialogHead});
  }
  ${media.phone} {
    &[data-view] {
      min-height: calc(100dvh - ${sheetHead} - ${safeAreaBottom});
    }
  }
  &:focus-visible {
    outline: none;
  }
`;

export const PickerSearch = styled.div`
  flex: none;
  display: grid;
  gap: ${space(3)};
  padding: ${space(0, 5, 3)};
  border-bottom: ${line('border-subtle')};
  ${media.phone} {
    padding: ${space(0, 4, 3)};
  }
`;

export const Bases = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  & > button {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
    height: ${height('sm')};
    padding: ${space(0, 2.5, 0, 1.5)};
    border: ${line('border')};
    border-radius: ${radius('full')};
    ${text(13)}
    font-weight: ${weight('semibold')};
    transition: ${glide('fast', 'background-color', 'border-color')};
  }
  & > button:hover {
    background: ${color('surface-hover')};
  }
  & > [aria-pressed='true'] {
    background: ${color('accent-soft')};
    border-color: ${color('accent-border')};
    color: ${color('accent-text')};
  }
  ${media.touch} {
    flex-wrap: nowrap;
    align-items: center;
    overflow-x: auto;
    scrollbar-width: none;
    & > button {
      flex: none;
      height: ${height('touch')};
    }
  }
`;

export const BasesLabel = styled.span`
  flex-basis: 100%;
  ${text(12)}
  color: ${color('text-3')};
  ${media.touch} {
    flex: none;
  }
`;

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Rows on an opaque surface scroll without being drawn again. */
  background: ${color('surface-1')};
  &:not([data-rows]) {
    flex: none;
  }
`;

export const Rows = styled.ul`
  position: relative;
`;

export const ActiveMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  ${text(12)}
  color: ${color('text-3')};
  & > svg {
    color: ${color('success-text')};
  }
`;

export const PickerHint = styled.p`
  flex: 1;
  padding: ${space(6)};
  text-align: center;
  color: ${color('text-2')};
`;

export const PickerFoot = styled.div`
  flex: none;
  padding: ${space(2)};
  border-top: ${line('border-subtle')};
  & > p {
    padding: ${space(1, 3)};
    text-align: center;
    ${text(12)}
    color: ${color('text-3')};
  }
  & > ${ButtonFace} {
    color: ${color('accent-text')};
  }
`;

export const WholeAddress = styled.span`
  overflow-wrap: anywhere;
`;
