import { styled } from 'styled-components';
import { color, height, line, media, radius, space, text } from '../theme/theme.ts';

export const Disclosure = styled.details`
  background: ${color('surface-1')};
  border: ${line('border')};
  border-radius: ${radius(6)};
  ${text(13)}
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(2, 3)};
    color: ${color('text-2')};
    cursor: pointer;
    ${media.touch} {
      min-height: ${height('touch')};
    }
  }
  & > div {
    display: grid;
    gap: ${space(2)};
    padding: ${space(0, 3, 3)};
  }
  & p {
    ${text(12)}
    color: ${color('text-3')};
  }
`;
