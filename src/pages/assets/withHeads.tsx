import { styled } from 'styled-components';
import type { Column } from '#ui/layout/DataTable.tsx';
import { color, inLargeText, media, text } from '#ui/theme/theme.ts';

const CellHead = styled.small`
  &&& {
    display: none;
  }
  ${media.phone} {
    ${inLargeText} &&& {
      display: block;
    }
  }
  ${text(12)}
  color: ${color('text-3')};
`;

/** Figures repeat their column's name for large text, which stacks the cells of a row, as in `HoldingsTable`. */
export const withHeads = <R,>(columns: readonly Column<R>[]): readonly Column<R>[] =>
  columns.map((column) =>
    column.isRowHead
      ? column
      : {
          ...column,
          cell: (row) => (
            <>
              <CellHead aria-hidden="true">{column.head}</CellHead>
              {column.cell(row)}
            </>
          ),
        },
  );
