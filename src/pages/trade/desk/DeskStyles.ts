import { styled } from 'styled-components';
import { color, height, inLargeText, inLight, layer, line, media, radius, space, text } from '#ui/theme/theme.ts';

/** Covers a part, but presses pass through to it. */
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
    flex: 0 0 max(44%, 168px);
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
