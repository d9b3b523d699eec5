import type { TradeField } from '#domain/trade/types.ts';
import { computedText, type CurrencyFieldView } from '#features/currencyInput/index.ts';
import type { TicketFunds } from './useTicketFunds.ts';
import type { TicketMarket } from './useTicketMarket.ts';
import type { TicketQuote } from './useTicketQuote.ts';
import type { TypedOrder } from './useTypedOrder.ts';

export interface TicketFields {
  readonly input: CurrencyFieldView;
  readonly output: CurrencyFieldView;
}

type TicketAmounts = Pick<TypedOrder, 'orderType' | 'field' | 'typedValue' | 'amount' | 'amountProblem'> &
  Pick<TicketMarket, 'currencies' | 'wrap'> &
  Pick<TicketQuote, 'quote' | 'exchange'> &
  Pick<TicketFunds, 'inputBalance' | 'outputBalance' | 'spend' | 'maxInput'>;

/** A router takes only the input that it needs; the order book takes the order's whole input. */
const paidOf = ({ quote, exchange, spend }: TicketAmounts): bigint | undefined =>
  exchange?.used.market && quote ? quote.filled.spent : spend;

/** Excludes the remainder of a market order, because the field shows the immediate amount. */
const receivedOf = ({ quote, wrap, orderType, amount }: TicketAmounts): bigint | undefined =>
  wrap ? amount : quote && quote.filled.received + (orderType === 'LIMIT' ? quote.rests.bought : 0n);

export const ticketFields = (ticket: TicketAmounts, connected: boolean): TicketFields => {
  const { currencies, field, typedValue, amount, amountProblem, inputBalance, outputBalance, maxInput } = ticket;
  const view = (side: TradeField): CurrencyFieldView => {
    const pays = side === 'INPUT';
    const currency = pays ? currencies.input : currencies.output;
    const isLoading = currencies.isLoading?.[side];
    const funds = pays ? { balance: inputBalance, max: maxInput } : { balance: outputBalance };
    const shown = { currency, isLoading, connected, ...funds };
    if (field === side) return { ...shown, text: typedValue, amount, problem: amountProblem };
    const computed = pays ? paidOf(ticket) : receivedOf(ticket);
    return { ...shown, text: computedText(computed, currency), amount: computed, problem: undefined };
  };
  return { input: view('INPUT'), output: view('OUTPUT') };
};
