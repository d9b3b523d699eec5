import { styled } from 'styled-components';
import { Table } from '#ui/layout/Table.tsx';
import { color, space, text, weight } from '#ui/theme/theme.ts';

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
  }
`;

/** How far the search is. */
export const SearchLine = styled.footer`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  ${text(13)}
  color: ${color('text-3')};
`;
