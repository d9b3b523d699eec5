import type { ReactElement } from 'react';
import type { PairBook } from '#domain/orderBook/types.ts';
import { SizeBar, type SizedTicket } from './SizeBar.tsx';
import { UnfilledChoice, type UnfilledTicket } from './UnfilledChoice.tsx';

interface MarketFillProps {
  readonly ticket: SizedTicket & UnfilledTicket & { readonly book: PairBook | undefined };
}

/** The choice for a part that may not fill, and the size of a market order. */
export function MarketFill({ ticket }: MarketFillProps): ReactElement {
  const { market, book, exchange } = ticket;
  return (
    <>
      {!exchange?.used.market && <UnfilledChoice ticket={ticket} />}
      {market && book && <SizeBar ticket={ticket} market={market} book={book} />}
    </>
  );
}
