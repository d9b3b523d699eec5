import { styled } from 'styled-components';
import { color, height, media, space, text, weight } from '#ui/theme/theme.ts';

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

export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2, 3)};
  & > h2 {
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
  ${media.phone} {
    & > [role='radiogroup'] {
      flex: 1 1 100%;
    }
    & > :has([type='search']) {
      flex: 1 1 0;
    }
  }
`;

export const Rate = styled.span`
  display: grid;
  justify-items: end;
  ${text(12)}
  & > strong {
    ${text(16)}
    font-weight: ${weight('semibold')};
    color: ${color('text-1')};
  }
`;

export const FormColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
  min-width: 0;
`;
