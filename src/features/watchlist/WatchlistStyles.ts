import { styled } from 'styled-components';
import { color, height, media, radius, space, text, weight } from '#ui/theme/theme.ts';

const columnWidth = '264px';
const sparkline = '56px';

export const Frame = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: hidden auto;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${columnWidth}), 1fr));
  gap: 0 ${space(4)};
  padding: ${space(1)};
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  min-width: 0;
  border-radius: ${radius(6)};
  &:hover {
    background: ${color('surface-hover')};
  }
  &[data-shown] {
    background: ${color('surface-3')};
  }
`;

export const Line = styled.a`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${sparkline} minmax(68px, max-content);
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  min-height: ${height('touch')};
  padding: ${space(1, 2, 1, 0)};
  border-radius: ${radius(6)};
  color: ${color('text-1')};
  ${text(13)}
  &:focus-visible {
    outline-offset: calc(-1 * var(--line-mark));
  }
  & > svg {
    width: ${sparkline};
  }
  & > span:nth-child(2) {
    text-align: center;
    color: ${color('text-3')};
  }
`;

export const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${weight('semibold')};
`;

export const Figures = styled.span`
  display: grid;
  justify-items: end;
  font-weight: ${weight('medium')};
  & > :last-child {
    ${text(12)}
  }
`;

export const Foot = styled.div`
  padding: ${space(2, 3, 3)};
  ${media.touch} {
    padding-block: ${space(3)};
  }
`;
