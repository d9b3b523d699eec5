import type { Address } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { ready } from '#lib/loadable.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useBookQuote } from './useBookQuote.ts';
import type { BookQuote, MarketBook } from './useBookQuote.ts';
import { useExchangeChoice } from './useExchangeChoice.ts';
import type { HoldableChoice } from './useExchangeChoice.ts';
import type { TypedOrder } from './useTypedOrder.ts';

export interface TicketQuote extends BookQuote, HoldableChoice {
  /** What the order would do; undefined while it is not known, and where it would be refused. */
  readonly quoted: TradeQuote | undefined;
}

/** What the typed order would do where it goes: in the order book, or on the exchange that is better or chosen. */
export const useTicketQuote = (
  account: Address | undefined,
  currencies: TradeCurrencies,
  order: TypedOrder,
  book: MarketBook,
): TicketQuote => {
  const inBook = useBookQuote(currencies, order, book);
  const choice = useExchangeChoice(account, currencies, order.intent, inBook.quote);
  const quote = choice.exchange ? ready(choice.exchange.used.quote) : inBook.quote;
  const quoted = quote.status === 'ready' && quote.value.ok ? quote.value.value : undefined;
  return { ...inBook, ...choice, quote, quoted };
};
