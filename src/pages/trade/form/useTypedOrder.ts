import { useMemo } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { parseAmount } from '#domain/amounts/parseAmount.ts';
import type { AmountProblem } from '#domain/amounts/parseAmount.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import type { OrderType, TradeDirection, TradeField, TradeIntent, UnfilledPart } from '#domain/trade/types.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useAppSelector } from '#state/hooks.ts';
import type { Market } from './tradeMarket.ts';

/** What a ticket asks for but the amount. */
export type TypedTerms = Omit<TradeIntent, 'field' | 'amount'>;

/** The order as it is typed. */
export interface TypedOrder {
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  /** Of a market order. */
  readonly unfilled: UnfilledPart;
  /** Of a limit order: it is not sent where it would fill at once. */
  readonly postOnly: boolean;
  /** The typed side; the other one follows. */
  readonly field: TradeField;
  readonly typed: string;
  readonly priceText: string;
  /** Raw units of the typed field; undefined while it is no amount. */
  readonly amount: bigint | undefined;
  readonly amountProblem: AmountProblem | undefined;
  readonly limitPrice: Fraction | undefined;
  /** Undefined while a token is missing. */
  readonly terms: TypedTerms | undefined;
  /** Undefined while nothing is asked for. */
  readonly intent: TradeIntent | undefined;
}

const useLimitPrice = (text: string, market: Market | undefined): Fraction | undefined => {
  const baseDecimals = market?.base.decimals;
  const quoteDecimals = market?.quote.decimals;
  return useMemo(
    () =>
      baseDecimals === undefined || quoteDecimals === undefined
        ? undefined
        : parsePrice(text, baseDecimals, quoteDecimals),
    [text, baseDecimals, quoteDecimals],
  );
};

/** Reads what was typed into the ticket. */
export const useTypedOrder = (
  { input, output, inputToken, outputToken }: TradeCurrencies,
  market: Market | undefined,
  slippageBps: number,
): TypedOrder => {
  const {
    independentDirection: direction,
    independentTypedOrder: orderType,
    independentField: field,
    typedValue: typed,
    price: priceText,
    unfilled,
    postOnly,
  } = useAppSelector((state) => state.swap);
  const typedCurrency = field === 'INPUT' ? input : output;
  const parsed = typedCurrency && parseAmount(typed, typedCurrency.decimals);
  const amount = parsed?.ok ? parsed.value : undefined;
  const limitPrice = useLimitPrice(priceText, market);
  const terms = useMemo((): TypedTerms | undefined => {
    if (!inputToken || !outputToken) return undefined;
    const asked = { direction, orderType, slippageBps, unfilled, postOnly, ...(limitPrice && { limitPrice }) };
    return { input: inputToken, output: outputToken, ...asked };
  }, [inputToken, outputToken, direction, orderType, slippageBps, unfilled, postOnly, limitPrice]);
  const intent = useMemo(
    () => (terms && amount !== undefined && amount > 0n ? { ...terms, field, amount } : undefined),
    [terms, field, amount],
  );
  return {
    direction,
    orderType,
    unfilled,
    postOnly: postOnly && orderType === 'LIMIT',
    field,
    typed,
    priceText,
    amount,
    amountProblem: parsed?.ok === false ? parsed.error : undefined,
    limitPrice,
    terms,
    intent,
  };
};
