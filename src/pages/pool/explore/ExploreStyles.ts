import { styled } from 'styled-components';
import { Card } from '#ui/layout/Panel.tsx';
import { stackedRows, Table } from '#ui/layout/Table.tsx';
import { color, height, media, space, text, weight } from '#ui/theme/theme.ts';

const searchWidth = '240px';
const detailWidth = '320px';
/** Fixed, so that new figures do not move columns. */
const figureWidth = '15%';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  & > :has([type='search']) {
    flex: 1 1 ${searchWidth};
  }
`;

export const SortTools = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

export const PoolList = styled(Card)`
  overflow: auto hidden;
`;

export const PoolTable = styled(Table)`
  width: 100%;
  & th {
    height: ${height('md')};
    font-weight: ${weight('medium')};
  }
  & th[data-num] {
    width: ${figureWidth};
  }
  & th > button {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    height: 100%;
    color: inherit;
    font-weight: inherit;
  }
  & th > button:hover,
  & th[aria-sort] > button {
    color: ${color('text-1')};
  }
  & td {
    height: ${height('touch')};
  }
  & td small {
    display: none;
  }
  & td[colspan] {
    white-space: normal;
    padding: 0;
  }
  ${media.phone} {
    ${stackedRows}
    & td small {
      display: block;
      ${text(12)}
      color: ${color('text-3')};
      font-weight: ${weight('regular')};
    }
    & tbody tr > td[data-num] {
      flex: 1 1 0;
      text-align: left;
    }
    & tbody tr > td[data-num]:last-child {
      text-align: right;
    }
  }
`;

/** The button covers the row's height. */
export const RowButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  min-height: ${height('touch')};
  text-align: left;
  & > svg {
    margin-left: auto;
    color: ${color('text-3')};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

export const Detail = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${detailWidth}, 100%), 1fr));
  gap: ${space(4, 6)};
  padding: ${space(3, 4, 4)};
  ${media.phone} {
    padding: ${space(1, 0, 3)};
  }
`;

export const DetailColumn = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  & > a {
    justify-self: start;
  }
  & > p {
    ${text(13)}
    color: ${color('text-2')};
  }
`;

export const Formula = styled.footer`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  ${text(13)}
  color: ${color('text-3')};
`;
