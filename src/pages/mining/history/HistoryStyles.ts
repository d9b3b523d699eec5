import { styled } from 'styled-components';
import { Table } from '#ui/layout/Table.tsx';
import { color, text, weight } from '#ui/theme/theme.ts';

const rowHeight = '52px';

export const HistoryTable = styled(Table)`
  width: 100%;
  & td {
    height: ${rowHeight};
  }
  & td small {
    display: block;
    ${text(12)}
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
    white-space: normal;
  }
`;
