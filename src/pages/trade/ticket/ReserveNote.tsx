import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { TicketFunds } from '../form/useTicketFunds.ts';
import type { TypedOrder } from '../form/useTypedOrder.ts';

/** True if Max entered 0 because the whole balance of the native coin is kept for the network fee. */
export const isAllReserved = ({
  amount,
  maxInput,
  inputBalance,
}: Pick<TicketFunds, 'maxInput' | 'inputBalance'> & Pick<TypedOrder, 'amount'>): boolean =>
  amount === 0n && maxInput === 0n && inputBalance !== undefined && inputBalance > 0n;

/** Reason that Max is 0. */
export function ReserveNote(): ReactElement {
  return (
    <p role="status">
      <Trans>All your MATIC is reserved for network fees, so Max is 0. Add MATIC, or pay with another token.</Trans>
    </p>
  );
}
