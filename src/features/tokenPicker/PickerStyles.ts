import { styled } from 'styled-components';
import { color, line, media, space, text, weight } from '../../ui/theme/theme.ts';

export const PickerSearch = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  padding: ${space(0, 5, 3)};
  background: ${color('surface-1')};
  border-bottom: ${line('border-subtle')};
`;

export const PickerList = styled.ul`
  min-height: 40vh;
`;

export const PickerHint = styled.p`
  padding: ${space(6)};
  text-align: center;
  color: ${color('text-2')};
`;

export const PickerRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  height: 78px;
  padding: ${space(0, 5)};
  cursor: pointer;
  ${media.phone} {
    height: 60px;
  }
  &:hover,
  &[data-active] {
    background: ${color('surface-hover')};
  }
  & > [data-names] {
    flex: 1;
    min-width: 0;
  }
  & strong {
    ${text(14)}
    font-weight: ${weight('semibold')};
    margin-right: ${space(2)};
  }
  & small {
    display: block;
    ${text(12)}
    color: ${color('text-3')};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-balance] {
    ${text(14)}
    font-weight: ${weight('medium')};
  }
`;
