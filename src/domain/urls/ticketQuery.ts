import type { OrderType, TradeField } from '../trade/types.ts';
import { numeric } from './parseTradeQuery.ts';

/** The ticket as its address has it beside the two currencies, which are the path. */
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
  const exactAmount = numeric(amount);
  const parts = {
    type: isLimit || exactAmount ? orderType.toLowerCase() : undefined,
    price: isLimit ? numeric(price) : undefined,
    exactField: exactAmount && field === 'OUTPUT' ? 'output' : undefined,
    exactAmount,
    recipient,
    dex: isLimit ? null : dex,
  };
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  return query.size === 0 ? '' : `?${query.toString()}`;
};
