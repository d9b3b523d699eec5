import { typeableText } from '#domain/format/typeableText.ts';
import { poolPriceText } from './poolPrice.ts';
import type { TicketFunds } from './useTicketFunds.ts';
import type { TicketMarket } from './useTicketMarket.ts';
import type { TicketQuote } from './useTicketQuote.ts';
import { useTicketActions, type TicketActions } from './useTicketActions.ts';
import type { TypedOrder } from './useTypedOrder.ts';

export interface TradeActions extends TicketActions {
  /** Keeps some native coin for gas. */
  payMax(): void;
  payShare(percent: number): void;
}

export const useTradeActions = (
  ticket: TicketMarket & TypedOrder & Pick<TicketQuote, 'hold'> & Pick<TicketFunds, 'maxInput'>,
): TradeActions => {
  const actions = useTicketActions();
  const { direction, priceText, maxInput = 0n, hold } = ticket;
  const { input } = ticket.currencies;
  const payShare = (percent: number): void => {
    if (input) actions.typeAmount('INPUT', typeableText((maxInput * BigInt(percent)) / 100n, input.decimals));
  };
  return {
    ...actions,
    chooseOrderType: (type) => {
      const pool = type === 'LIMIT' && priceText === '' ? poolPriceText(direction, ticket) : undefined;
      if (pool !== undefined) actions.typePrice(pool);
      actions.chooseOrderType(type);
    },
    chooseExchange: (id) => {
      hold(false);
      actions.chooseExchange(id);
    },
    payMax: () => payShare(100),
    payShare,
  };
};
