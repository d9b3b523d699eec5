import { styled } from 'styled-components';
import { Table } from '../../ui/Table.tsx';
import { media } from '../../ui/theme/theme.ts';

/** Narrow columns give way: first the market, which the page names already. */
export const OrdersTable = styled(Table)`
  ${media.narrowDesktop} {
    & :is(th, td):first-child {
      display: none;
    }
  }
`;
