import { styled } from 'styled-components';
import { color, height, media, space, weight } from '../theme/theme.ts';

export const AreaTabs = styled.nav`
  display: flex;
  gap: ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
  & > a {
    flex: none;
    display: inline-flex;
    align-items: center;
    min-height: ${height('md')};
    color: ${color('text-3')};
    font-weight: ${weight('medium')};
    border-bottom: var(--line-mark) solid transparent;
    ${media.phone} {
      min-height: ${height('touch')};
    }
  }
  & > a[aria-current] {
    color: ${color('text-1')};
    border-color: ${color('accent-text')};
  }
`;
