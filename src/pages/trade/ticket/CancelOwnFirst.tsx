import type { ReactElement, RefObject } from 'react';
import type { OwnFills } from '#domain/trade/ownFills.ts';
import { CancelFirst } from '../confirm/CancelFirst.tsx';
import type { OpenOrderView } from '../orders/openOrderView.ts';
import { OwnOrdersNotice } from './OwnOrdersNotice.tsx';
import type { TicketWithBook } from './OwnOrdersNotice.tsx';

export interface CancelOwnFirstProps {
  readonly form: TicketWithBook & { readonly cancelling: readonly OpenOrderView[] | undefined };
  /** Undefined if the ticket fills none. */
  readonly part: OwnFills | undefined;
  /** Receives the focus after orders were cancelled. */
  readonly back: RefObject<HTMLElement | null>;
}

/**
 * Own orders that the ticket would fill, and their cancellation, which continues if the notice changes or disappears.
 */
export function CancelOwnFirst({ form, part, back }: CancelOwnFirstProps): ReactElement {
  const { book, cancelling, cancelFirst } = form;
  return (
    <>
      {part && <OwnOrdersNotice form={form} part={part} />}
      {cancelling && (
        <CancelFirst book={book} views={cancelling} back={back} onClose={() => cancelFirst?.(undefined)} />
      )}
    </>
  );
}
