import type { Address } from '#domain/tokens/types.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import type { OrderContext } from '#writes/ticketOrderPlan.ts';
import type { Market } from '../form/tradeMarket.ts';
import type { TicketTokens } from '../form/useTicketTokens.ts';

export interface ScaleTicket extends Pick<OrderContext, 'maker' | 'direction' | 'book'> {
  readonly account: Address | undefined;
  readonly currencies: OrderContext['currencies'];
  readonly market: Market | undefined;
  readonly tokens: Pick<TicketTokens, 'unsupported' | 'feeOnTransfer'>;
  readonly input: CurrencyFieldView;
  readonly priceText: string;
  /** The block shown is too old to trade on. */
  readonly isStopped: boolean;
}
