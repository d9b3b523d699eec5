import { styled } from 'styled-components';
import { stackedRows, Table } from '#ui/layout/Table.tsx';
import { color, inLargeText, media, space, text, weight } from '#ui/theme/theme.ts';

const rowHeight = '48px';

const byFigures = `
  table-layout: auto;
  & thead > tr > :is(:first-child, :last-child) {
    width: auto;
  }
  & :is(thead, tbody) th {
    overflow-wrap: break-word;
  }
`;

const RowsTable = styled(Table)`
  width: 100%;
  table-layout: fixed;
  & :is(th, td) {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${media.phone} {
    & thead th {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
  & td,
  & tbody th {
    height: ${rowHeight};
    padding-top: ${space(1)};
    padding-bottom: ${space(1)};
  }
  & tbody th {
    color: ${color('text-1')};
    font-weight: ${weight('medium')};
  }
  & :is(th, td):first-child {
    padding-left: ${space(4)};
  }
  & :is(th, td):last-child {
    padding-right: ${space(4)};
  }
  & td small,
  & tbody th small {
    display: block;
    ${text(12)}
    font-weight: ${weight('regular')};
    color: ${color('text-3')};
    white-space: normal;
  }
  & td > span[data-amount] {
    display: block;
  }
  ${media.phone} {
    & td[data-num],
    & tbody th {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    & td[data-num] {
      overflow-wrap: break-word;
    }
    & [data-part='wide'] {
      display: none;
    }
    /* The name of a pair fits in one line on the narrowest phones. */
    & thead > tr > :first-child {
      width: 36%;
    }
    & thead > tr > :last-child {
      width: 30%;
    }
    & :is(th, td):first-child {
      padding-left: ${space(3)};
    }
    & :is(th, td):last-child {
      padding-right: ${space(3)};
    }
  }
  ${media.narrowPhone} {
    ${byFigures}
  }
  ${inLargeText} & {
    ${byFigures}
  }
`;

export const LogTable = styled(RowsTable)`
  ${byFigures}
  ${media.phone} {
    & td:not(:first-child) {
      white-space: normal;
    }
    ${inLargeText} & {
      ${stackedRows}
    }
  }
  ${media.narrowPhone} {
    ${stackedRows}
  }
`;

export const HoldingsTable = styled(RowsTable)`
  ${media.phone} {
    ${inLargeText} & {
      ${stackedRows}
    }
  }
`;
