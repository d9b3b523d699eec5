import type { PairBook } from '#domain/orderBook/types.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import { sideOf } from '#state/marketRule.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { ticketOrderPlan } from '#writes/orders/ticketOrderPlan.ts';

interface SwapTerms {
  readonly input: Token;
  readonly output: Token;
  /** Raw units of the input. */
  readonly amount: bigint;
  readonly slippageBps: number;
  readonly book: PairBook;
  readonly minimum: bigint | undefined;
}

const directionOf = (input: Token | undefined, output: Token | undefined): TradeDirection =>
  input && output ? sideOf(input.address, output.address) : 'BUY';

/** Market order without a resting remainder; undefined if it would be refused. */
export const swapTrade = ({ input, output, amount, slippageBps, book, minimum }: SwapTerms): TradeQuote | undefined => {
  const intent = { input, output, direction: directionOf(input, output), amount, slippageBps };
  const traded = quoteTrade(
    { ...intent, orderType: 'MARKET', field: 'INPUT', unfilled: 'LEAVE_OUT' },
    { book, ...(minimum === undefined ? {} : { minimum }) },
  );
  return traded.ok ? traded.value : undefined;
};

interface SwapSide {
  readonly currency: Currency | undefined;
  readonly token: Token | undefined;
}

interface SwapOrder {
  readonly account: Address | undefined;
  readonly book: PairBook | undefined;
  readonly input: SwapSide;
  readonly output: SwapSide;
}

export const swapPlan = ({ account, book, input, output }: SwapOrder, trade: TradeQuote): TransactionPlan | undefined =>
  ticketOrderPlan(
    {
      ...{ maker: account, direction: directionOf(input.token, output.token), book },
      ...{ orderType: 'MARKET', unfilled: 'LEAVE_OUT' },
      currencies: {
        input: input.currency,
        output: output.currency,
        inputToken: input.token,
        outputToken: output.token,
      },
    },
    trade,
    trade.order.target,
  );
