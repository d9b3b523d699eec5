import { env } from '#config/env.ts';
import { sumOfSplit, type TradeSplit } from '#domain/trade/splitTrade.ts';
import type { RouterMarket } from '#domain/trade/routerQuote.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useExchangePairs } from '#reads/markets/useExchangePairs.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { ticketOrderPlan } from '#writes/orders/ticketOrderPlan.ts';
import { bookPartOf } from '../../form/bookPartOf.ts';
import { requote } from '../../form/requote.ts';
import { requoteOnRouter } from '../../form/requoteOnRouter.ts';
import type { TradeForm } from '../../form/useTradeForm.ts';
import { useRouterPlan } from '../useRouterPlan.ts';

export interface SplitPlans {
  readonly book: TransactionPlan;
  readonly other: TransactionPlan;
}

export interface SplitParts {
  readonly accepted: TradeQuote;
  readonly live: TradeSplit | undefined;
  readonly plans: SplitPlans | undefined;
  readonly approvals: { readonly book: Approval; readonly other: Approval };
  /** The other exchange's pool at the present block; undefined while empty or unknown. */
  readonly market: RouterMarket | undefined;
  readonly swapPlan: (quote: TradeQuote) => TransactionPlan | undefined;
}

export const useSplitParts = (form: TradeForm, split: TradeSplit): SplitParts => {
  const { currencies, direction, book: pairBook } = form;
  const { input, inputToken, outputToken } = currencies;
  const pairs = useExchangePairs(inputToken?.address, outputToken?.address);
  const market = pairs.find(({ id }) => id === split.market.id);
  const planOf = useRouterPlan(form, split.market);
  const approvals = {
    book: useApproval(input, split.book.order.from, env.orderBook),
    other: useApproval(input, split.other.order.from, split.market.router),
  };
  const trade = inputToken && outputToken && { input: inputToken, output: outputToken, direction };
  const book = trade && pairBook && requote(split.book, { ...trade, book: pairBook });
  const other = trade && market && requoteOnRouter(split.other, { ...trade, field: 'INPUT', market });
  const placing = ticketOrderPlan(bookPartOf(form, split), split.book, (book ?? split.book).order.target);
  const swapPlan = (quote: TradeQuote): TransactionPlan | undefined => planOf(quote, 'INPUT');
  const swapping = swapPlan(split.other);
  return {
    accepted: sumOfSplit(form, split),
    live: book && other && { book, other, market },
    plans: placing && swapping && { book: placing, other: swapping },
    ...{ approvals, market, swapPlan },
  };
};
