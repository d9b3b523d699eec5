import { styled } from 'styled-components';
import {
  color,
  glide,
  height,
  inLargeText,
  inLight,
  layer,
  line,
  media,
  radius,
  space,
  text,
} from '#ui/theme/theme.ts';

const reach = '10px';
/** Centers the handle in the gap of 4 px before the part. */
const before = '-7px';
const grip = '28px';
const mark = '2px';

/** Covers a part without taking its presses. */
export const DeskArea = styled.div`
  position: relative;
  z-index: ${layer('sticky')};
  min-width: 0;
  min-height: 0;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  ${inLargeText} & {
    display: none;
  }
  ${media.belowDesktop} {
    display: none;
  }
`;

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

/** In place of a collapsed part. */
export const RailButton = styled.button`
  position: absolute;
  inset: 0 0 var(--h-notice, 0px);
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(0, 3)};
  overflow: hidden;
  white-space: nowrap;
  border: ${line('border-subtle')};
  border-radius: ${radius(6)};
  background: ${color('surface-1')};
  ${text(12)}
  color: ${color('text-2')};
  ${inLight} & {
    border-color: ${color('border')};
  }
  &:hover {
    background: ${color('surface-hover')};
    color: ${color('text-1')};
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--line-mark));
  }
  &[data-part='book'] {
    inset: 0;
    writing-mode: vertical-rl;
    padding: ${space(3, 0)};
  }
  &[data-part='chart'] {
    inset: 0;
  }
`;

export const MenuBox = styled.div`
  display: grid;
  gap: ${space(3)};
  width: 320px;
  max-width: 100%;
  padding: ${space(4)};
  & h3 {
    ${text(12)}
    color: ${color('text-3')};
  }
  & p {
    ${text(12)}
    color: ${color('text-3')};
  }
`;

export const LayoutList = styled.ul`
  display: grid;
  gap: ${space(1)};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(1)};
  }
`;

export const LayoutName = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  min-height: ${height('sm')};
  padding: ${space(0, 2)};
  border-radius: ${radius(4)};
  text-align: left;
  ${text(14)}
  & > bdi {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    color: ${color('accent-text')};
  }
  &:hover {
    background: ${color('surface-hover')};
  }
  ${media.touch} {
    min-height: ${height('touch')};
  }
`;

export const LayoutActions = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`;

export const WideArea = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  /* Low windows have less room than the depth chart takes elsewhere. */
  & > :last-child {
    min-height: 0;
  }
  &[data-place='below'] {
    flex: 0 0 max(45%, 180px);
    border-top: ${line('border-subtle')};
  }
`;

export const WideHead = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  height: ${height('md')};
  padding: ${space(0, 2, 0, 3)};
  & > h2 {
    margin-right: auto;
    ${text(13)}
    color: ${color('text-2')};
  }
`;
