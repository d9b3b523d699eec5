import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useTradeForm } from '../form/useTradeForm.ts';
import { CancelAll } from './CancelAll.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { viewKey, type OpenOrderView } from '../own/openOrderView.ts';
import { useOpenOrders, useOwnEvents } from '../own/useOpenOrders.ts';
import { useOrderDetails, type DetailedOrder } from '../own/useOrderDetails.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';

const blockOf = ({ placed }: DetailedOrder): number => placed?.blockNumber ?? -1;

/** The order placed last; in one block, the one with the higher log index. Empty if there are no orders. */
const newestOrder = (orders: readonly DetailedOrder[]): readonly DetailedOrder[] => {
  const newestFirst = orders.toSorted(
    (a, b) => blockOf(b) - blockOf(a) || (b.placed?.logIndex ?? 0) - (a.placed?.logIndex ?? 0),
  );
  return newestFirst.slice(0, 1);
};

interface CancelWhichProps {
  readonly which: 'all' | 'last';
  readonly onClose: () => void;
}

export function CancelWhich({ which, onClose }: CancelWhichProps): ReactElement {
  const { t } = useLingui();
  const form = useTradeForm();
  const events = useOwnEvents(form);
  const open = useOpenOrders(form, events);
  const views = useOrderDetails([...(open.here ?? []), ...open.elsewhere], events);
  const isRead = !open.isReading && events.status === 'ready';
  const [chosen, choose] = useState<readonly OpenOrderView[]>();
  if (isRead && !chosen) choose(which === 'all' ? views : newestOrder(views));
  const [first, second] = chosen ?? [];
  if (chosen && second) return <CancelAll views={chosen} present={views} onClose={onClose} />;
  const present = first && (views.find((view) => viewKey(view) === viewKey(first)) ?? first);
  if (present) return <CancelOrder view={present} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title={t`Open orders`}>
      {chosen ? <Trans>No open orders</Trans> : <Skeleton $height="72px" />}
    </Modal>
  );
}
