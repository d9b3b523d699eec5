import type { ReactElement, RefObject } from 'react';
import type { OwnFills } from '#domain/trade/ownFills.ts';
import { CancelFirst } from '../order/cancel/CancelFirst.tsx';
import type { OpenOrderView } from '../order/own/openOrderView.ts';
import { OwnOrdersNotice, type TicketWithBook } from '../order/preview/OwnOrdersNotice.tsx';

interface CancelOwnFirstProps {
  readonly form: TicketWithBook & { readonly cancelling: readonly OpenOrderView[] | undefined };
  readonly part: OwnFills | undefined;
  readonly back: RefObject<HTMLElement | null>;
}

/** The cancellation continues if the notice changes or disappears. */
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
