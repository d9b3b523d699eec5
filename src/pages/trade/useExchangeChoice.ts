import { useMemo, useSyncExternalStore } from 'react';
import { defaultExchange, otherExchanges } from '../../config/exchanges.ts';
import type { ExchangeChoice } from '../../domain/trade/chooseExchange.ts';
import { createLater } from '../../lib/later.ts';
import { useExchangePairs } from '../../reads/useExchangePairs.ts';
import type { TradeCurrencies } from '../../reads/useTradeCurrencies.ts';
import { useAppSelector } from '../../state/hooks.ts';
import type { TicketQuote } from './useTicketQuote.ts';

const comparison = createLater(async () => (await import('../../domain/trade/chooseExchange.ts')).chooseExchange);
const never = (): (() => void) => () => undefined;

/** Where the market order goes that is typed. Undefined for another order, and while there is nothing to compare. */
export const useExchangeChoice = (
  { inputToken, outputToken }: TradeCurrencies,
  { intent, quote }: TicketQuote,
): ExchangeChoice | undefined => {
  const chosen = useAppSelector((state) => state.swap.dex);
  const isAsked = intent?.orderType === 'MARKET' && otherExchanges.length > 0;
  const choose = useSyncExternalStore(isAsked ? comparison.subscribe : never, comparison.read);
  const markets = useExchangePairs(inputToken?.address, outputToken?.address);
  return useMemo(() => {
    if (!choose || !intent || !isAsked || markets.length === 0 || quote.status !== 'ready') return undefined;
    const book = { id: defaultExchange.id, quote: quote.value, market: undefined };
    return choose({ intent, book, markets, chosen });
  }, [choose, isAsked, intent, quote, markets, chosen]);
};
