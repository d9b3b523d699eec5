import type { ReactElement, RefObject } from 'react';
import type { OwnFills } from '#domain/trade/ownFills.ts';
import { CancelFirst } from '../confirm/CancelFirst.tsx';
import { OwnOrdersNotice } from './OwnOrdersNotice.tsx';
import type { TradeForm } from '../form/useTradeForm.ts';

export interface OwnOrdersProps {
  readonly form: TradeForm;
  /** Undefined where the ticket meets none. */
  readonly part: OwnFills | undefined;
  /** Has the focus after orders were cancelled. */
  readonly back: RefObject<HTMLElement | null>;
}

/** Own orders that the ticket would fill, and their cancelling, which goes on while the notice changes or goes. */
export function OwnOrders({ form, part, back }: OwnOrdersProps): ReactElement {
  const { cancelling, actions } = form;
  return (
    <>
      {part && <OwnOrdersNotice form={form} part={part} />}
      {cancelling && (
        <CancelFirst form={form} views={cancelling} back={back} onClose={() => actions.cancelFirst(undefined)} />
      )}
    </>
  );
}
