import { styled } from 'styled-components';
import { Table } from '../../ui/Table.tsx';
import { media } from '../../ui/theme/theme.ts';

/** Narrow columns give way: the distance, which the reason an order waits names too, and when it was placed. */
export const OrdersTable = styled(Table)`
  ${media.narrowDesktop} {
    & :is(th, td):is(:nth-child(6), :nth-child(7)):not(:last-child) {
      display: none;
    }
  }
`;
