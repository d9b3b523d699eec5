import { styled } from 'styled-components';
import { Card } from '#ui/layout/Panel.tsx';
import { stackedRows, Table } from '#ui/layout/Table.tsx';
import { color, inLargeText, media, text, weight } from '#ui/theme/theme.ts';

const rowHeight = '52px';

export const ScrollCard = styled(Card)`
  overflow: auto hidden;
`;

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
  ${media.phone} {
    & td:not(:first-child) {
      white-space: normal;
    }
    ${inLargeText} & {
      ${stackedRows}
    }
  }
`;
