import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { color, height, media, space, text, weight } from '#ui/theme/theme.ts';

/** Source: spec 000 section 2. */
export const rowHeights = { desktop: 78, phone: 60 } as const;

export const restMs = 120;

/** Keeps the focus in the search field after a press on a row or its star. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

const starWidth = '36px';
const starWidthOnPhone = '44px';
const importWidth = '76px';

const inPlace = `
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: ${rowHeights.desktop}px;
  contain: strict;
  ${media.phone} {
    height: ${rowHeights.phone}px;
  }
`;

/** Uses attributes, because they cost less than components while dozens of rows scroll. */
export const PickerRow = styled.li`
  ${inPlace}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: 0 ${space(5)} 0 ${starWidth};
  cursor: pointer;
  @media (hover: hover) {
    [data-wallet] > & {
      padding-right: calc(${height('sm')} + ${space(6)});
    }
  }
  ${media.phone} {
    padding: 0 ${space(4)} 0 ${starWidthOnPhone};
  }
  &[data-status='import'] {
    padding-right: calc(${importWidth} + ${space(8)});
    ${media.phone} {
      padding-right: calc(${importWidth} + ${space(6)});
    }
  }
  &[data-active] {
    background: ${color('surface-hover')};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  & > [data-names] {
    flex: 1;
    min-width: 0;
  }
  & [data-line] {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    overflow: hidden;
  }
  & strong {
    ${text(14)}
    font-weight: ${weight('semibold')};
    white-space: nowrap;
  }
  &[aria-disabled='true'] strong {
    color: ${color('text-3')};
  }
  & small {
    display: block;
    ${text(12)}
    color: ${color('text-3')};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-names] > small[data-named] {
    display: flex;
  }
  & [data-address] {
    flex: none;
    white-space: pre;
  }
  & [data-name] {
    flex: 0 1 auto;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: pre;
  }
  & > [data-balance] {
    text-align: right;
    ${text(14)}
    font-weight: ${weight('medium')};
  }
  & > [data-balance] > small {
    font-weight: ${weight('regular')};
  }
`;

export const Marks = styled.div`
  ${inPlace}
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-right: ${space(5)};
  pointer-events: none;
  ${media.phone} {
    padding-right: ${space(4)};
  }
  & > button {
    pointer-events: auto;
  }
  & > [aria-pressed] {
    display: grid;
    place-items: center;
    width: ${starWidth};
    height: 100%;
    color: ${color('text-3')};
    opacity: 0;
  }
  & > [data-wallet='idle'] {
    opacity: 0;
  }
  &[data-active] > :is([aria-pressed], [data-wallet]),
  & > :is([aria-pressed], [data-wallet]):focus-visible,
  & > [aria-pressed='true'] {
    opacity: 1;
  }
  & > [aria-pressed]:hover {
    color: ${color('text-1')};
  }
  & > [aria-pressed='true'] {
    color: ${color('warning-text')};
  }
  & > [data-import] {
    width: ${importWidth};
  }
  ${media.phone} {
    & > [aria-pressed] {
      width: ${starWidthOnPhone};
    }
  }
  @media (hover: none) {
    & > [aria-pressed] {
      opacity: 1;
    }
    & > [data-wallet] {
      display: none;
    }
  }
`;
