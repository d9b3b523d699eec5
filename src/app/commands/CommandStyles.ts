import { styled } from 'styled-components';
import { TextField } from '#ui/fields/TextField.tsx';
import { color, height, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: min(560px, 70dvh);
  ${media.phone} {
    height: 100%;
  }
`;

export const Search = styled.div`
  flex: none;
  padding: ${space(0, 4, 3)};
  border-bottom: ${line('border-subtle')};
`;

export const SearchText = styled(TextField)`
  & input {
    ${media.phone} {
      font-size: var(--fs-16);
    }
  }
`;

export const Options = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(2)};
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Group = styled.div`
  & > span {
    display: block;
    padding: ${space(2, 2, 1)};
    ${text(12)}
    color: ${color('text-3')};
  }
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${height('row')};
  padding: ${space(1, 2)};
  border-radius: ${radius(6)};
  cursor: pointer;
  ${text(14)}
  & > svg {
    flex: none;
    color: ${color('text-3')};
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: ${weight('medium')};
  }
  & > small {
    flex: none;
    ${text(12)}
    color: ${color('text-3')};
  }
  &[data-active] {
    background: ${color('surface-3')};
  }
  ${media.phone} {
    min-height: ${height('touch')};
  }
`;

export const Foot = styled.p`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 4)};
  padding: ${space(2, 4)};
  border-top: ${line('border-subtle')};
  ${text(12)}
  color: ${color('text-3')};
  ${media.phone} {
    display: none;
  }
`;

export const Hint = styled.p`
  padding: ${space(6, 4)};
  text-align: center;
  color: ${color('text-2')};
`;

export const Padded = styled.div`
  padding: ${space(0, 4, 4)};
`;
