import { styled } from 'styled-components';
import { Table } from '../../ui/Table.tsx';
import { media } from '../../ui/theme/theme.ts';

/** Narrow columns give way: first the distance, which the reason an order waits names too. */
export const OrdersTable = styled(Table)`
  ${media.narrowDesktop} {
    & :is(th, td):nth-child(6) {
      display: none;
    }
  }
`;
