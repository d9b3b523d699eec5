import type { Address } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { ready } from '#lib/loadable.ts';
import { useBookQuote, type BookQuote, type QuoteReading } from './useBookQuote.ts';
import { useExchangeChoice, type HoldableChoice } from './useExchangeChoice.ts';
import type { TicketMarket } from './useTicketMarket.ts';
import type { TypedOrder } from './useTypedOrder.ts';

export interface TicketQuote extends Pick<BookQuote, 'gasToPay'>, HoldableChoice {
  readonly quoteReading: QuoteReading;
  readonly quote: TradeQuote | undefined;
}

export const useTicketQuote = (
  account: Address | undefined,
  { currencies, bookReading, tokens }: TicketMarket,
  order: TypedOrder,
): TicketQuote => {
  const book = useBookQuote(currencies, order, bookReading);
  const choice = useExchangeChoice(account, currencies, order.intent, book, tokens.feeOnTransfer !== undefined);
  const quoteReading = choice.exchange ? ready(choice.exchange.used.quote) : book.reading;
  const quote = quoteReading.status === 'ready' && quoteReading.value.ok ? quoteReading.value.value : undefined;
  return { ...choice, gasToPay: book.gasToPay, quoteReading, quote };
};
