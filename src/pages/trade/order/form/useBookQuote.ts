import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { otherExchanges } from '#config/exchanges.ts';
import { rules } from '#config/rules.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { QuoteProblem, TradeMarket, TradeQuote } from '#domain/trade/types.ts';
import { lazyModule } from '#lib/later.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import type { Result } from '#lib/result.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import type { TypedOrder } from './useTypedOrder.ts';

/** `ready` with undefined: the pair does not exist. */
export type MarketBook = Loadable<PairBook | undefined>;

export type QuoteReading = Loadable<Result<TradeQuote, QuoteProblem>>;

export interface BookQuote {
  readonly reading: QuoteReading;
  readonly market: TradeMarket | undefined;
  /**
   * Gas limit of an order that pays `amount` of the native coin, including the resting orders that it fills. For a
   * market order it includes the swap of a split.
   */
  gasToPay(amount: bigint | undefined): bigint;
}

const engine = lazyModule(async () => (await import('#domain/trade/quoteTrade.ts')).quoteTrade);
// The first digit then finds the engine evaluated.
void engine.request();

/** At the shown block. Loads the quote engine on first use. */
export const useBookQuote = (
  { input, inputToken }: TradeCurrencies,
  { terms, intent }: Pick<TypedOrder, 'terms' | 'intent'>,
  book: MarketBook,
): BookQuote => {
  const minimum = useOrderMinimum(inputToken?.address);
  const quoteTrade = useSyncExternalStore(engine.subscribe, engine.read);
  const shownBook = valueOf(book);
  const market = useMemo(
    () => shownBook && { book: shownBook, ...(minimum === undefined ? {} : { minimum }) },
    [shownBook, minimum],
  );
  const reading = useMemo((): QuoteReading => {
    if (!intent) return { status: 'idle' };
    if (book.status === 'failed') return { status: 'failed', error: book.error };
    if (book.status !== 'ready' || !quoteTrade) return { status: 'loading' };
    return { status: 'ready', value: quoteTrade(intent, market) };
  }, [quoteTrade, intent, book, market]);
  const isNative = input?.kind === 'native';
  const gasToPay = useCallback(
    (paid: bigint | undefined): bigint => {
      if (!isNative || paid === undefined || !terms || !shownBook || !quoteTrade) return rules.gas.order;
      const max = quoteTrade({ ...terms, field: 'INPUT', amount: paid, unfilled: 'REST' }, { book: shownBook });
      const swap = terms.orderType === 'MARKET' && otherExchanges.length > 0 ? rules.gas.swap : 0n;
      return rules.gas.order + swap + BigInt(max.ok ? max.value.fills.length : 0) * rules.gas.fill;
    },
    [isNative, terms, shownBook, quoteTrade],
  );
  return { gasToPay, reading, market };
};
