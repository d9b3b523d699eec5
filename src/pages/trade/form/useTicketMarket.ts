import { useMemo } from 'react';
import type { PairBook } from '#domain/orderBook/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOrderBook, usePairState } from '#reads/book/useOrderBook.ts';
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
  return {
    currencies,
    tokens: useTicketTokens(currencies, wrap !== undefined),
    wrap,
    market: useMemo(() => input && output && marketOf(input, output), [input, output]),
    book: valueOf(bookReading),
    bookReading,
  };
};
