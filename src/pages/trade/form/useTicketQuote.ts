import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { rules } from '#config/rules.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import type { AmountProblem } from '#domain/amounts/parseAmount.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type {
  OrderType,
  QuoteProblem,
  TradeDirection,
  TradeField,
  TradeIntent,
  TradeQuote,
  UnfilledPart,
} from '#domain/trade/types.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { valueOf } from '#lib/loadable.ts';
import type { Loadable } from '#lib/loadable.ts';
import type { Result } from '#lib/result.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import { useAppSelector } from '#state/hooks.ts';
import { marketOf } from '#state/marketRule.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';

export interface TicketQuote {
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  readonly unfilled: UnfilledPart;
  /** Of a limit order. */
  readonly postOnly: boolean;
  readonly field: TradeField;
  readonly typed: string;
  readonly priceText: string;
  /** Raw units of the typed field; undefined while it is no amount. */
  readonly amount: bigint | undefined;
  readonly amountProblem: AmountProblem | undefined;
  readonly limitPrice: Fraction | undefined;
  /** Undefined while nothing is asked for. */
  readonly intent: TradeIntent | undefined;
  readonly quote: Loadable<Result<TradeQuote, QuoteProblem>>;
  /** Most gas that an order may ask for which pays so much native coin; it grows with the resting orders taken. */
  gasToPay(amount: bigint | undefined): bigint;
}

/** What a ticket asks for but the amount. */
type TicketTerms = Omit<TradeIntent, 'field' | 'amount'>;

/** The pair's book as the quote needs it; undefined in `ready` means that there is no such pair. */
export type MarketBook = Loadable<PairBook | undefined>;

const engine = lazyModule(async () => (await import('#domain/trade/quoteTrade.ts')).quoteTrade);

/** Reads what was typed and asks the engine what such an order would do at the block shown. */
export const useTicketQuote = (currencies: TradeCurrencies, book: MarketBook, slippageBps: number): TicketQuote => {
  const { independentDirection, independentTypedOrder, independentField, unfilled, postOnly, typedValue, price } =
    useAppSelector((state) => state.swap);
  const { input, output, inputToken, outputToken } = currencies;
  const minimum = useOrderMinimum(inputToken?.address);
  const typedCurrency = independentField === 'INPUT' ? input : output;
  const parsed = typedCurrency && parseAmount(typedValue, typedCurrency.decimals);
  const amount = parsed?.ok ? parsed.value : undefined;
  const market = input && output && marketOf(input, output);
  const baseDecimals = market?.base.decimals;
  const quoteDecimals = market?.quote.decimals;
  const limitPrice = useMemo(
    () =>
      baseDecimals === undefined || quoteDecimals === undefined
        ? undefined
        : parsePrice(price, baseDecimals, quoteDecimals),
    [price, baseDecimals, quoteDecimals],
  );
  const terms = useMemo((): TicketTerms | undefined => {
    if (!inputToken || !outputToken) return undefined;
    return {
      input: inputToken,
      output: outputToken,
      direction: independentDirection,
      orderType: independentTypedOrder,
      slippageBps,
      unfilled,
      postOnly,
      ...(limitPrice && { limitPrice }),
    };
  }, [
    inputToken,
    outputToken,
    independentDirection,
    independentTypedOrder,
    slippageBps,
    unfilled,
    postOnly,
    limitPrice,
  ]);
  const intent = useMemo(
    () => (terms && amount !== undefined && amount > 0n ? { ...terms, field: independentField, amount } : undefined),
    [terms, independentField, amount],
  );
  const quoteTrade = useSyncExternalStore(engine.subscribe, engine.read);
  const quote = useMemo((): TicketQuote['quote'] => {
    if (!intent) return { status: 'idle' };
    if (book.status === 'failed') return { status: 'failed', error: book.error };
    if (book.status !== 'ready' || !quoteTrade) return { status: 'loading' };
    const known = minimum === undefined ? {} : { minimum };
    return { status: 'ready', value: quoteTrade(intent, book.value && { book: book.value, ...known }) };
  }, [quoteTrade, intent, book, minimum]);
  const isNative = input?.kind === 'native';
  const shownBook = valueOf(book);
  const gasToPay = useCallback(
    (paid: bigint | undefined): bigint => {
      if (!isNative || paid === undefined || !terms || !shownBook || !quoteTrade) return rules.gas.order;
      const max = quoteTrade({ ...terms, field: 'INPUT', amount: paid, unfilled: 'REST' }, { book: shownBook });
      return rules.gas.order + BigInt(max.ok ? max.value.fills.length : 0) * rules.gas.fill;
    },
    [isNative, terms, shownBook, quoteTrade],
  );
  return {
    gasToPay,
    direction: independentDirection,
    orderType: independentTypedOrder,
    unfilled,
    postOnly: postOnly && independentTypedOrder === 'LIMIT',
    field: independentField,
    typed: typedValue,
    priceText: price,
    amount,
    amountProblem: parsed?.ok === false ? parsed.error : undefined,
    limitPrice,
    intent,
    quote,
  };
};
