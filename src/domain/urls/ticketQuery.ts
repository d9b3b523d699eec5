import type { OrderType, TradeField } from '../trade/types.ts';
import { numeric } from './parseTradeQuery.ts';

export interface TicketAddress {
  readonly orderType: OrderType;
  readonly field: TradeField;
  readonly amount: string;
  readonly price: string;
  readonly dex: string | null;
  /** Recipient, only if it came from the URL. */
  readonly recipient: string | undefined;
}

/**
 * Query with its question mark, which `parseTradeQuery` reads. Only limit orders have prices, and only market orders
 * exchanges.
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
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};
