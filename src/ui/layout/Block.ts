import { styled } from 'styled-components';
import { Card } from './Panel.tsx';
import { color, media, space, text, weight } from '../theme/theme.ts';

export const Block = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  padding: ${space(5)};
  & > h2 {
    ${text(16)}
    font-weight: ${weight('semibold')};
  }
  & > p {
    color: ${color('text-2')};
    overflow-wrap: anywhere;
  }
  & small {
    ${text(12)}
    color: ${color('text-3')};
  }
  ${media.phone} {
    padding: ${space(3)};
  }
`;
