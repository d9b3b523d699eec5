import { formatExact } from '#domain/format/formatExact.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { LimitPriceView } from '../ticket/limitPriceView.ts';
import type { TicketFunds } from './useTicketFunds.ts';
import type { TicketQuote } from './useTicketQuote.ts';
import { useTicketActions } from './useTicketActions.ts';
import type { TicketActions } from './useTicketActions.ts';

export interface TradeActions extends TicketActions {
  /** Pays everything that may be paid; of the native coin a little stays for gas. */
  payMax(): void;
  /** Pays a whole percentage of that. */
  payShare(percent: number): void;
}

/** What a person can do with the ticket, with what the market and the balance have to say to it. */
export const useTradeActions = (
  input: Currency | undefined,
  price: LimitPriceView,
  { maxInput = 0n }: Pick<TicketFunds, 'maxInput'>,
  { hold }: Pick<TicketQuote, 'hold'>,
): TradeActions => {
  const actions = useTicketActions();
  const payShare = (percent: number): void => {
    if (input) actions.typeAmount('INPUT', formatExact((maxInput * BigInt(percent)) / 100n, input.decimals));
  };
  return {
    ...actions,
    chooseOrderType: (type) => {
      if (type === 'LIMIT' && price.text === '' && price.pool !== undefined) actions.typePrice(price.pool);
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
