import type { ReactElement } from 'react';
import type { PairBook } from '#domain/orderBook/types.ts';
import { SizeBar, type SizedTicket } from './SizeBar.tsx';
import type { Market } from '../form/tradeMarket.ts';
import { UnfilledChoice, type UnfilledTicket } from './UnfilledChoice.tsx';

export type MarketFillTicket = SizedTicket & UnfilledTicket & { readonly book: PairBook | undefined };

interface MarketFillProps {
  readonly ticket: MarketFillTicket;
  readonly market: Market;
}

export function MarketFill({ ticket, market }: MarketFillProps): ReactElement {
  const { book, exchange } = ticket;
  return (
    <>
      {!exchange?.used.market && <UnfilledChoice ticket={ticket} />}
      {book && <SizeBar ticket={ticket} market={market} book={book} />}
    </>
  );
}
