import { styled } from 'styled-components';
import { color, height, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';

export const HeaderPill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  height: ${height('sm')};
  padding: ${space(0, 2.5)};
  border: ${line('border')};
  border-radius: ${radius(6)};
  background: ${color('surface-2')};
  ${text(13)}
  font-weight: ${weight('medium')};
  white-space: nowrap;
  &:hover {
    border-color: ${color('border-control')};
  }
  ${media.touch} {
    height: ${height('touch')};
  }
`;
