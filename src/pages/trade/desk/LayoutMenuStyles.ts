import { styled } from 'styled-components';
import { color, height, media, radius, space, text } from '#ui/theme/theme.ts';

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
