import { styled } from 'styled-components';
import { media, space, width } from '#ui/theme/theme.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: calc(${width('page')} + 2 * ${space(6)});
  margin: 0 auto;
  padding: ${space(0, 6, 12)};
  ${media.phone} {
    gap: ${space(3)};
    padding: ${space(0, 3, 6)};
  }
`;
