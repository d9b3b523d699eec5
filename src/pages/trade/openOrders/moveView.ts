import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { compareFractions, type Fraction } from '#domain/amounts/fraction.ts';
import { parsePrice } from '#domain/amounts/parsePrice.ts';
import { priceRounding } from '#domain/format/formatOrderPrice.ts';
import { typeablePrice } from '#domain/format/typeablePrice.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import { quoteMove } from '#domain/trade/quoteMove.ts';
import type { QuoteProblem, TradeQuote } from '#domain/trade/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOrderBook } from '#reads/book/useOrderBook.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import type { OpenOrderView } from '../order/own/openOrderView.ts';
import { ticketOrderPlan } from '#writes/orders/ticketOrderPlan.ts';
import { bookToken } from '../shared/tradeMarket.ts';
import { usePaidOut } from './usePaidOut.ts';

export type MoveProblem =
  | QuoteProblem
  | { readonly code: 'loading' }
  | { readonly code: 'loadingEvent' }
  | { readonly code: 'samePrice' };

export interface MoveQuotes {
  readonly input: Currency;
  /** Undefined until known; no quote is given before. */
  readonly output: Currency | undefined;
  readonly isAssumed: boolean;
  readonly book: PairBook | undefined;
  readonly quote: (amount: bigint) => Result<TradeQuote, MoveProblem>;
  readonly plan: (amount: bigint) => Result<TransactionPlan, MoveProblem>;
}

export const isPriceFlaw = ({ code }: MoveProblem): boolean =>
  code !== 'loading' && code !== 'loadingEvent' && code !== 'samePrice';

export const priceFieldText = ({ order, market, side }: OpenOrderView): string => {
  const pair = { base: market.base.decimals, quote: market.quote.decimals };
  return typeablePrice(orderPrice(side, order.from, order.to), pair, { rounding: priceRounding(side) });
};

const tokensOf = ({ market, side }: OpenOrderView): { readonly sold: Token; readonly bought: Token } => {
  const [sold, bought] = side === 'SELL' ? [market.base, market.quote] : [market.quote, market.base];
  return { sold: bookToken(sold), bought: bookToken(bought) };
};

const typedPrice = (view: OpenOrderView, text: string): Fraction | undefined =>
  parsePrice(text, view.market.base.decimals, view.market.quote.decimals);

const isSamePrice = (view: OpenOrderView, text: string, price: Fraction): boolean =>
  text === priceFieldText(view) || compareFractions(price, orderPrice(view.side, view.order.from, view.order.to)) === 0;

export const useMoveQuotes = (view: OpenOrderView, text: string): MoveQuotes => {
  const { order, side } = view;
  const book = valueOf(useOrderBook(order.soldToken, order.boughtToken));
  const minimum = useOrderMinimum(order.soldToken);
  const { currency: output, isAssumed = false } = usePaidOut(order, tokensOf(view).bought) ?? {};
  return useMemo(() => {
    const { sold, bought } = tokensOf(view);
    const input = view.paidBack;
    const quote: MoveQuotes['quote'] = (amount) => {
      const price = typedPrice(view, text);
      if (!price || price.numerator === 0n) return err({ code: 'priceZero' });
      if (isSamePrice(view, text, price)) return err({ code: 'samePrice' });
      if (!book) return err({ code: 'loading' });
      if (!output) return err({ code: 'loadingEvent' });
      const move = { index: order.index, input: sold, output: bought, direction: side, amount, price };
      return quoteMove(move, { book, ...(minimum !== undefined && { minimum }) });
    };
    const place = {
      maker: order.maker,
      direction: side,
      orderType: 'LIMIT',
      madeBy: 'move',
      book,
      currencies: { input, output, inputToken: sold, outputToken: bought },
    } as const;
    const plan: MoveQuotes['plan'] = (amount) => {
      const quoted = quote(amount);
      if (!quoted.ok) return quoted;
      const planned = ticketOrderPlan(place, quoted.value, quoted.value.order.target);
      return planned ? ok(planned) : err({ code: 'loading' });
    };
    return { input, output, isAssumed, book, quote, plan };
  }, [view, text, order, side, book, minimum, output, isAssumed]);
};

export const moveSpender = env.orderBook;
