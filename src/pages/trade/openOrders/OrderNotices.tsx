import { useSyncExternalStore, type ReactElement } from 'react';
import { slicesStore } from '#stores/slicesStore.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Deposits, type DepositsProps } from './Deposits.tsx';
import { RestsToCancel, type RestsToCancelProps } from './RestsToCancel.tsx';
import { SafeProposals } from './SafeProposals.tsx';

const SliceJobs = lazyPart(async () => (await import('../order/slices/SliceJobs.tsx')).SliceJobs);

export function OrderNotices(props: DepositsProps & RestsToCancelProps): ReactElement {
  const { account, currencies, events, views, onCancel } = props;
  const hasSlices = useSyncExternalStore(slicesStore.subscribe, slicesStore.current).length > 0;
  return (
    <>
      {hasSlices && <SliceJobs />}
      <SafeProposals account={account} />
      <Deposits account={account} currencies={currencies} events={events} />
      <RestsToCancel views={views} onCancel={onCancel} />
    </>
  );
}
