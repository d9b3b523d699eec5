import { styled } from 'styled-components';
import { Card } from '#ui/layout/Panel.tsx';
import { media, space } from '#ui/theme/theme.ts';

const columnWidth = '340px';

export const Columns = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${columnWidth}), 1fr));
  gap: ${space(4, 6)};
  padding: ${space(5)};
  ${media.phone} {
    padding: ${space(3)};
  }
`;

export const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  min-width: 0;
`;
