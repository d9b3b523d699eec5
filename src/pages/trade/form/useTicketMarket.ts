import type { PairBook } from '#domain/orderBook/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOrderBook, usePairState } from '#reads/book/useOrderBook.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useTradeCurrencies, type TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { marketOf } from '#state/marketRule.ts';
import { marketBookOf } from './marketBookOf.ts';
import { wrapOf } from './ticketRules.ts';
import type { Market } from './tradeMarket.ts';
import type { MarketBook } from './useBookQuote.ts';
import { useTicketTokens, type TicketTokens } from './useTicketTokens.ts';

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
