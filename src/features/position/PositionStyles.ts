import { styled } from 'styled-components';
import { Card } from '#ui/layout/Panel.tsx';
import {
  color,
  glide,
  height,
  inLargeText,
  inLight,
  line,
  media,
  radius,
  space,
  text,
  weight,
} from '#ui/theme/theme.ts';
import { linksInText } from '#ui/text/linksInText.ts';

export const PositionFrame = styled(Card)`
  overflow: clip;
`;

const face = `
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: ${height('touch')};
  padding: ${space(4, 5)};
  text-align: left;
  ${media.phone} {
    gap: ${space(2)};
    padding: ${space(3)};
  }
  ${media.narrowPhone} {
    gap: ${space(1.5)};
    padding: ${space(3, 2)};
  }
  ${inLargeText} & {
    flex-wrap: wrap;
  }
`;

export const PositionHead = styled.h2`
  & > * {
    ${face}
  }
  & > button {
    transition: ${glide('fast', 'background-color')};
  }
  & > button:hover {
    background: ${color('surface-hover')};
  }
`;

export const Chevron = styled.span`
  display: grid;
  flex: none;
  color: ${color('text-3')};
  transition: ${glide('base', 'transform')};
  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`;

export const Lines = styled.span`
  display: grid;
  min-width: 0;
  ${text(12)}
  font-weight: ${weight('regular')};
  color: ${color('text-3')};
  overflow-wrap: anywhere;
  &[data-end] {
    flex: none;
    margin-left: auto;
    text-align: right;
    justify-items: end;
  }
  & > [data-sign='up'] {
    color: ${color('success-text')};
  }
  & > [data-sign='down'] {
    color: ${color('danger-text')};
  }
`;

export const LinesTitle = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0, 2)};
  ${text(16)}
  font-weight: ${weight('semibold')};
  color: ${color('text-1')};
  ${media.touch} {
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: ${height('touch')};
    }
  }
  ${media.narrowPhone} {
    ${text(14)}
  }
`;

const columnWidth = '340px';

export const PositionBody = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${columnWidth}), 1fr));
  gap: ${space(4, 6)};
  margin: ${space(0, 5)};
  padding: ${space(4, 0, 5)};
  border-top: ${line('border-subtle')};
  &:first-child {
    border-top: 0;
  }
  ${inLight} & {
    border-color: ${color('border')};
  }
  ${media.phone} {
    margin: ${space(0, 3)};
    padding: ${space(3, 0)};
  }
`;

export const BodyColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  min-width: 0;
  &:empty {
    display: none;
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  ${text(13)}
  & > a {
    display: inline-flex;
    align-items: center;
    ${media.touch} {
      min-height: ${height('touch')};
    }
  }
`;

export const UnlistedToken = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  ${text(13)}
  color: ${color('text-2')};
`;

export const Amount = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  & > * {
    flex: 1;
    min-width: max-content;
  }
`;

export const Hint = styled.p`
  ${text(12)}
  color: ${color('text-3')};
  ${linksInText}
`;

export const ShortHead = styled.h2`
  ${text(14)}
  font-weight: ${weight('semibold')};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;

export const ShortBody = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4, 5)};
  border-radius: ${radius(10)};
  ${media.phone} {
    padding: ${space(3)};
  }
  ${inLargeText} & > button {
    height: auto;
    white-space: normal;
  }
`;
