import type { OrderType, TradeField } from '../trade/types.ts';
import { isNumeric } from './parseTradeQuery.ts';

/** The ticket as its address tells it beside the two currencies, which are the path. */
export interface TicketAddress {
  readonly orderType: OrderType;
  readonly field: TradeField;
  /** As it was typed; left out where it is no plain decimal number. */
  readonly amount: string;
  readonly price: string;
  readonly dex: string | null;
  /** Only what the address itself brought. */
  readonly recipient: string | undefined;
}

/**
 * The query of a ticket, with its question mark: what `parseTradeQuery` reads back. A market order without an amount
 * needs none; a price belongs to limit orders alone, an exchange to market orders.
 */
export const ticketQuery = ({ orderType, field, amount, price, dex, recipient }: TicketAddress): string => {
  const isLimit = orderType === 'LIMIT';
  const query = new URLSearchParams();
  if (isLimit || isNumeric(amount)) query.set('type', orderType.toLowerCase());
  if (isLimit && isNumeric(price)) query.set('price', price);
  if (isNumeric(amount)) {
    if (field === 'OUTPUT') query.set('exactField', 'output');
    query.set('exactAmount', amount);
  }
  if (recipient !== undefined) query.set('recipient', recipient);
  if (!isLimit && dex !== null) query.set('dex', dex);
  return query.size === 0 ? '' : `?${query.toString()}`;
};
