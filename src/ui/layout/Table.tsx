import { styled } from 'styled-components';
import { color, height, line, media, screenReaderOnly, space, weight } from '../theme/theme.ts';

const headHeight = '28px';

/** The first cell of a row is on its own line, before the row's figures. */
export const stackedRows = `
  & thead {
    ${screenReaderOnly}
  }
  & tbody tr {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1, 2)};
    padding: ${space(2, 3)};
    border-top: ${line('border-subtle')};
  }
  & tbody tr:hover {
    background: ${color('surface-hover')};
  }
  & tbody tr > :nth-child(n) {
    height: auto;
    padding: 0;
    border: 0;
    background: none;
  }
  & tbody tr > :first-child {
    flex: 1 0 100%;
  }
  & tbody tr > :last-child {
    margin-left: auto;
  }
`;

/** Rows of 36 px; `data-num` aligns numbers right. The caption names the table for screen readers. */
export const Table = styled.table`
  font-size: var(--fs-13);
  & caption {
    ${screenReaderOnly}
  }
  & th {
    height: ${headHeight};
    padding: ${space(0, 2)};
    color: ${color('text-3')};
    font-size: var(--fs-12);
    white-space: nowrap;
  }
  & td {
    height: ${height('row')};
    padding: ${space(0, 2)};
    border-top: ${line('border-subtle')};
    white-space: nowrap;
  }
  & tbody th {
    height: ${height('row')};
    border-top: ${line('border-subtle')};
    font-size: inherit;
    font-weight: ${weight('regular')};
    text-align: left;
    color: ${color('text-2')};
  }
  & :is(th, td):first-child {
    padding-left: ${space(3)};
  }
  & :is(th, td):last-child {
    padding-right: ${space(3)};
  }
  & [data-num] {
    text-align: right;
  }
  & td[data-num] {
    font-weight: ${weight('medium')};
  }
  & tbody tr:hover > * {
    background: ${color('surface-hover')};
  }
  & :focus-visible {
    outline-offset: calc(-1 * var(--line-mark));
  }
  ${media.touch} {
    & td,
    & tbody th {
      height: ${height('touch')};
    }
    & td > a {
      display: inline-flex;
      align-items: center;
      min-height: ${height('touch')};
    }
    & th > button {
      min-width: ${height('touch')};
      min-height: ${height('touch')};
    }
  }
`;
