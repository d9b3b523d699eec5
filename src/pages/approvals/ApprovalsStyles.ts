import { styled } from 'styled-components';
import { Card } from '#ui/layout/Panel.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { color, height, inLight, line, media, screenReaderOnly, space, text, weight } from '#ui/theme/theme.ts';

const rowHeight = '56px';
const widestAmount = '200px';

export const ListCard = styled(Card)`
  overflow: auto hidden;
`;

export const ApprovalsTable = styled(Table)`
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
  & td[data-part='amount'] {
    max-width: ${widestAmount};
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & [data-part='actions'] {
    position: sticky;
    right: 0;
  }
  & tr:not(:hover) > [data-part='actions'] {
    background: ${color('surface-1')};
  }
`;

export const TokenLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  font-weight: ${weight('medium')};
  overflow-wrap: anywhere;
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space(2)};
    padding: ${space(3, 4)};
  }
  & > li:nth-child(n + 3) {
    border-top: ${line('border-subtle')};
  }
  & > li:nth-child(even) {
    border-left: ${line('border-subtle')};
  }
  & > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  ${inLight} & > li {
    border-color: ${color('border')};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    & > li:nth-child(n + 2) {
      border-top: ${line('border-subtle')};
      border-left: 0;
    }
  }
  & header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-height: ${height('touch')};
  }
  & dd small {
    display: block;
    ${text(12)}
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
  }
`;

export const HiddenTitle = styled.h2`
  ${screenReaderOnly}
`;

export const Column = styled.div`
  display: grid;
  gap: ${space(4)};
`;
