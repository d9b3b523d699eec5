import { styled } from 'styled-components';
import { TextField } from '#ui/fields/TextField.tsx';
import { color, height, line, media, space, text, weight } from '#ui/theme/theme.ts';

export const Search = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(3)};
  background: inherit;
  border-bottom: ${line('border-subtle')};
  ${media.phone} {
    background: ${color('surface-1')};
    padding: ${space(0, 4, 3)};
  }
`;

export const SearchText = styled(TextField)`
  flex: 1;
`;

export const Options = styled.ul`
  flex: 1;
  min-height: 0;
  overflow: auto;
  ${media.phone} {
    min-height: 50vh;
    overflow: visible;
  }
`;

const figures = '92px';

export const Option = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) ${figures} ${figures} ${figures};
  align-items: center;
  gap: ${space(2)};
  min-height: ${height('touch')};
  padding: ${space(1, 3)};
  cursor: pointer;
  ${text(13)}
  &:hover,
  &[data-active] {
    background: ${color('surface-hover')};
  }
  ${media.phone} {
    padding: ${space(2, 4)};
    grid-template-columns: 16px minmax(0, 1fr) ${figures} ${figures};
  }
`;

export const StarMark = styled.span`
  display: grid;
  color: ${color('warning-text')};
`;

export const Figure = styled.span`
  text-align: right;
  font-weight: ${weight('medium')};
`;

export const Liquidity = styled(Figure)`
  & > small {
    display: block;
    ${text(12)}
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
  }
  ${media.phone} {
    display: none;
  }
`;

export const Foot = styled.p`
  flex: none;
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(2, 3)};
  border-top: ${line('border-subtle')};
  ${text(12)}
  color: ${color('text-3')};
  & a {
    color: ${color('accent-text')};
  }
  ${media.phone} {
    align-items: center;
    padding: ${space(0, 4)};
    & a {
      padding: ${space(3, 0)};
    }
  }
`;

export const Hint = styled.p`
  padding: ${space(6)};
  text-align: center;
  color: ${color('text-2')};
`;
