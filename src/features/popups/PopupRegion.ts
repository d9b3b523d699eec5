import { styled } from 'styled-components';
import { height, inLargeText, layer, media, safeAreaBottom, space, width } from '#ui/theme/theme.ts';

const panelHead = height('md');

/** Moves to the top during an open dialog, so that its content and its Close button stay visible. */
export const PopupRegion = styled.section`
  position: fixed;
  z-index: ${layer('toast')};
  top: calc(${height('top')} + var(--s-3));
  right: var(--s-3);
  display: grid;
  gap: ${space(2)};
  width: ${width('toast')};
  max-width: calc(100vw - var(--s-6));
  &:empty {
    display: none;
  }
  &[data-beside-ticket] {
    top: calc(${height('top')} + ${height('market')} + ${panelHead} + 5 * var(--s-1));
    right: calc(${width('book')} + ${width('ticket')} + 5 * var(--s-1));
  }
  ${media.belowDesktop} {
    &[data-beside-ticket] {
      right: calc(${width('ticket')} + 5 * var(--s-1));
    }
  }
  @media (min-width: 768px) {
    /* Large text: the ticket has the right half of the page. */
    ${inLargeText} &[data-beside-ticket] {
      right: calc(50% + var(--s-2));
      max-width: calc(50vw - var(--s-4));
    }
  }
  ${media.phone} {
    &,
    &[data-beside-ticket] {
      inset: auto 0 calc(${height('bottom-nav')} + ${height('action')} + ${safeAreaBottom} + var(--s-2));
    }
    width: auto;
    max-width: none;
    grid-auto-flow: column;
    grid-auto-columns: calc(100% - var(--s-2));
    padding: ${space(0, 3)};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    & > * {
      scroll-snap-align: center;
    }
  }
  body:has([role='dialog'][aria-modal='true']) &,
  body:has([role='dialog'][aria-modal='true']) &[data-beside-ticket] {
    inset: var(--s-2) var(--s-3) auto auto;
    /* In a window without room to the right of a dialog, it lies over the title. */
    @media (max-width: 1199px) {
      inset: var(--s-2) auto auto var(--s-3);
    }
    ${media.phone} {
      inset: var(--s-2) var(--s-16) auto 0;
      padding-right: 0;
    }
  }
`;
