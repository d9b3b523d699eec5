import { useMemo } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { boundedAmount, parseAmount, type AmountProblem } from '#domain/amounts/parseAmount.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import type { OrderType, TradeDirection, TradeField, TradeIntent, UnfilledPart } from '#domain/trade/types.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useAppSelector } from '#state/hooks.ts';
import type { Market } from '../../shared/tradeMarket.ts';

type TypedTerms = Omit<TradeIntent, 'field' | 'amount'>;

export interface TypedOrder {
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  readonly unfilled: UnfilledPart;
  readonly postOnly: boolean;
  readonly field: TradeField;
  readonly typedValue: string;
  readonly priceText: string;
  readonly amount: bigint | undefined;
  readonly amountProblem: AmountProblem | undefined;
  readonly limitPrice: Fraction | undefined;
  readonly terms: TypedTerms | undefined;
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

export const useTypedOrder = (
  { input, output, inputToken, outputToken }: TradeCurrencies,
  market: Market | undefined,
  slippageBps: number,
): TypedOrder => {
  const {
    independentDirection: direction,
    independentTypedOrder: orderType,
    independentField: field,
    typedValue,
    price: priceText,
    unfilled,
    postOnly,
  } = useAppSelector((state) => state.swap);
  const typedCurrency = field === 'INPUT' ? input : output;
  const parsed = typedCurrency && parseAmount(typedValue, typedCurrency.decimals);
  const amount = parsed && boundedAmount(parsed);
  const limitPrice = useLimitPrice(priceText, market);
  const terms = useMemo((): TypedTerms | undefined => {
    if (!inputToken || !outputToken) return undefined;
    const requested = { direction, orderType, slippageBps, unfilled, postOnly, ...(limitPrice && { limitPrice }) };
    return { input: inputToken, output: outputToken, ...requested };
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
    typedValue,
    priceText,
    amount,
    amountProblem: parsed?.ok === false ? parsed.error : undefined,
    limitPrice,
    terms,
    intent,
  };
};
