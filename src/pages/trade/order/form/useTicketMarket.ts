import type { PairBook } from '#domain/orderBook/types.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import { useOrderBook, usePairState, type PairState } from '#reads/book/useOrderBook.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useTradeCurrencies, type TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { marketOf } from '#state/marketRule.ts';
import { wrapOf } from './ticketRules.ts';
import type { Market } from '../../shared/tradeMarket.ts';
import type { MarketBook } from './useBookQuote.ts';
import { useTicketTokens, type TicketTokens } from './useTicketTokens.ts';

const noPair: MarketBook = { status: 'ready', value: undefined };

/** A missing pair is a result. While a book is read again, the last one counts. */
export const marketBookOf = (book: Loadable<PairBook>, state: PairState): MarketBook => {
  if (state === 'NOT_EXISTS' || state === 'INVALID') return noPair;
  if (book.status === 'loading' && book.value) return { status: 'ready', value: book.value };
  return book;
};

export interface TicketMarket {
  readonly currencies: TradeCurrencies;
  readonly tokens: TicketTokens;
  readonly wrap: 'wrap' | 'unwrap' | undefined;
  readonly market: Market | undefined;
  readonly book: PairBook | undefined;
  readonly bookReading: MarketBook;
}

export const useTicketMarket = (): TicketMarket => {
  const currencies = useTradeCurrencies();
  const { input, output, inputToken, outputToken } = currencies;
  const pairState = usePairState(inputToken?.address, outputToken?.address);
  const bookReading = marketBookOf(useOrderBook(inputToken?.address, outputToken?.address), pairState);
  const wrap = wrapOf(currencies);
  // A switch between buying and selling keeps the market, so the chart and the market's bar do not render again.
  const [market] = useStableList([input && output && marketOf(input, output)]);
  return {
    currencies,
    tokens: useTicketTokens(currencies, wrap !== undefined),
    wrap,
    market,
    book: valueOf(bookReading),
    bookReading,
  };
};
