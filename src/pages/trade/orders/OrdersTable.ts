import { styled } from 'styled-components';
import { Table } from '#ui/layout/Table.tsx';
import { color, media } from '#ui/theme/theme.ts';

/** How far the market is, at most shortened to this; the other columns take what they need. */
const distanceWidth = '96px';

/** What can be done with an order stays in sight. On a narrow desk the time it was placed gives way. */
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
