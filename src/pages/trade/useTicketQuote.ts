import { useMemo } from 'react';
import type { Fraction } from '../../domain/amounts/fraction.ts';
import { parseAmount } from '../../domain/amounts/parseAmount.ts';
import type { AmountProblem } from '../../domain/amounts/parseAmount.ts';
import { parsePrice } from '../../domain/amounts/parsePrice.ts';
import type { PairBook } from '../../domain/orderBook/types.ts';
import { quoteTrade } from '../../domain/trade/quoteTrade.ts';
import type {
  OrderType,
  QuoteProblem,
  TradeDirection,
  TradeField,
  TradeIntent,
  TradeQuote,
  UnfilledPart,
} from '../../domain/trade/types.ts';
import type { Loadable } from '../../lib/loadable.ts';
import type { Result } from '../../lib/result.ts';
import { useOrderMinimum } from '../../reads/useOrderMinimum.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { marketOf } from './tradeMarket.ts';
import type { TradeCurrencies } from '../../reads/useTradeCurrencies.ts';

export interface TicketQuote {
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  readonly unfilled: UnfilledPart;
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
}

/** The pair's book as the quote needs it; undefined in `ready` means that there is no such pair. */
export type MarketBook = Loadable<PairBook | undefined>;

/** Reads what was typed and asks the engine what such an order would do at the block shown. */
export const useTicketQuote = (currencies: TradeCurrencies, book: MarketBook, slippageBps: number): TicketQuote => {
  const { independentDirection, independentTypedOrder, independentField, unfilled, typedValue, price } = useAppSelector(
    (state) => state.swap,
  );
  const { input, output, inputToken, outputToken } = currencies;
  const minimum = useOrderMinimum(inputToken?.address);
  const typedCurrency = independentField === 'INPUT' ? input : output;
  const parsed = typedCurrency && parseAmount(typedValue, typedCurrency.decimals);
  const amount = parsed?.ok ? parsed.value : undefined;
  const market = input && output && marketOf(independentDirection, input, output);
  const baseDecimals = market?.base.decimals;
  const quoteDecimals = market?.quote.decimals;
  const limitPrice = useMemo(
    () =>
      baseDecimals === undefined || quoteDecimals === undefined
        ? undefined
        : parsePrice(price, baseDecimals, quoteDecimals),
    [price, baseDecimals, quoteDecimals],
  );
  const intent = useMemo((): TradeIntent | undefined => {
    if (!inputToken || !outputToken || amount === undefined || amount === 0n) return undefined;
    return {
      input: inputToken,
      output: outputToken,
      direction: independentDirection,
      orderType: independentTypedOrder,
      field: independentField,
      amount,
      slippageBps,
      unfilled,
      ...(limitPrice && { limitPrice }),
    };
  }, [
    inputToken,
    outputToken,
    amount,
    independentDirection,
    independentTypedOrder,
    independentField,
    slippageBps,
    unfilled,
    limitPrice,
  ]);
  const quote = useMemo((): TicketQuote['quote'] => {
    if (!intent) return { status: 'idle' };
    if (book.status === 'failed') return { status: 'failed', error: book.error };
    if (book.status !== 'ready') return { status: 'loading' };
    const known = minimum === undefined ? {} : { minimum };
    return { status: 'ready', value: quoteTrade(intent, book.value && { book: book.value, ...known }) };
  }, [intent, book, minimum]);
  return {
    direction: independentDirection,
    orderType: independentTypedOrder,
    unfilled,
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
