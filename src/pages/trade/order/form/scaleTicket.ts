import type { Address } from '#domain/tokens/types.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import type { OrderContext } from '#writes/orders/ticketOrderPlan.ts';
import type { Market } from '../../shared/tradeMarket.ts';
import type { TicketTokens } from './useTicketTokens.ts';

export interface ScaleTicket extends Pick<OrderContext, 'maker' | 'direction' | 'book'> {
  readonly account: Address | undefined;
  readonly currencies: OrderContext['currencies'];
  readonly market: Market | undefined;
  readonly tokens: Pick<TicketTokens, 'unsupported' | 'feeOnTransfer'>;
  readonly input: CurrencyFieldView;
  readonly output: CurrencyFieldView;
  readonly priceText: string;
  readonly isBlockTooOld: boolean;
}

/** The same market seen from this side. Only the ticket's own side has its amount and price. */
export const ticketOf = (ticket: ScaleTicket, direction: TradeDirection): ScaleTicket => {
  if (ticket.direction === direction) return ticket;
  const { input, output, inputToken, outputToken } = ticket.currencies;
  const currencies = { input: output, output: input, inputToken: outputToken, outputToken: inputToken };
  const paid: CurrencyFieldView = { ...ticket.output, text: '', amount: undefined };
  return { ...ticket, direction, currencies, input: paid, output: ticket.input, priceText: '' };
};
