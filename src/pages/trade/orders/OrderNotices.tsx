import type { ReactElement } from 'react';
import { Deposits, type DepositsProps } from './Deposits.tsx';
import { RestsToCancel, type RestsToCancelProps } from './RestsToCancel.tsx';
import { SafeProposals } from './SafeProposals.tsx';

/** Above the list of open orders. */
export function OrderNotices(props: DepositsProps & RestsToCancelProps): ReactElement {
  const { account, currencies, events, views, onCancel } = props;
  return (
    <>
      <SafeProposals account={account} />
      <Deposits account={account} currencies={currencies} events={events} />
      <RestsToCancel views={views} onCancel={onCancel} />
    </>
  );
}
