import { styled } from 'styled-components';
import { Table } from '#ui/layout/Table.tsx';
import { color, media } from '#ui/theme/theme.ts';

const distanceWidth = '96px';

/** Keeps an order's buttons in sight. A narrow desktop hides the time of placement. */
export const OrdersTable = styled(Table)`
  & [data-part='actions'] {
    position: sticky;
    right: 0;
  }
  & tr:not(:hover) > [data-part='actions'] {
    background: ${color('surface-1')};
  }
  & td[data-part='distance'] {
    width: 99%;
    min-width: ${distanceWidth};
    max-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${media.narrowDesktop} {
    & [data-part='placed'] {
      display: none;
    }
  }
`;
