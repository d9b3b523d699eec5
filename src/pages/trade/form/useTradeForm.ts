import { useState } from 'react';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { ExchangeChoice } from '#domain/trade/chooseExchange.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { isRecounted } from '#state/swap/slice.ts';
import { selectUserSlippage } from '#state/user/selectors.ts';
import type { OpenOrderView } from '../orders/openOrderView.ts';
import { limitPriceView } from '../ticket/limitPriceView.ts';
import type { LimitPriceView } from '../ticket/limitPriceView.ts';
import { ticketFields } from './ticketFields.ts';
import type { TicketFields } from './ticketFields.ts';
import { useTicketFunds } from './useTicketFunds.ts';
import type { TicketFunds } from './useTicketFunds.ts';
import { useTicketMarket } from './useTicketMarket.ts';
import type { TicketMarket } from './useTicketMarket.ts';
import { useTicketProblem } from './useTicketProblem.ts';
import type { TicketProblem } from './useTicketProblem.ts';
import { useTicketQuote } from './useTicketQuote.ts';
import { useTicketRecipient } from './useTicketRecipient.ts';
import type { TicketRecipient } from './useTicketRecipient.ts';
import { useTradeActions } from './useTradeActions.ts';
import type { TradeActions } from './useTradeActions.ts';
import { useTypedOrder } from './useTypedOrder.ts';
import type { TypedOrder } from './useTypedOrder.ts';

type TicketOrder = Pick<TypedOrder, 'direction' | 'orderType' | 'unfilled' | 'postOnly' | 'field'>;

/** Everything the trade page shows and offers, topic by topic. The page hands each of its parts what that shows. */
export interface TradeForm
  extends
    TicketOrder,
    TicketMarket,
    TicketFields,
    TicketRecipient,
    TicketProblem,
    Pick<TicketFunds, 'approval' | 'maxInput' | 'share'> {
  readonly account: Address | undefined;
  /** What was typed was typed for another token. */
  readonly isRecounted: boolean;
  readonly price: LimitPriceView;
  readonly slippageBps: number;
  readonly quote: TradeQuote | undefined;
  /** Where a market order goes; undefined where there is but one exchange. */
  readonly exchange: ExchangeChoice | undefined;
  /** That exchange stays because an approval for it is under way. */
  readonly isHeld: boolean;
  /** Own orders that are being cancelled before the ticket goes on. */
  readonly cancelling: readonly OpenOrderView[] | undefined;
  /** Starts to cancel own orders that the ticket would fill; undefined ends it. */
  readonly cancelFirst: (orders: readonly OpenOrderView[] | undefined) => void;
  readonly actions: TradeActions;
}

/** The one hook of the trade page: what is typed, what the chain says, what would happen, and what keeps it back. */
export const useTradeForm = (): TradeForm => {
  const { account } = useWallet();
  const tolerance = useAppSelector(selectUserSlippage);
  const slippageBps = tolerance === 'auto' ? rules.autoSlippageBps : tolerance;
  const { bookReading, ...place } = useTicketMarket();
  const { currencies, market, book } = place;
  const order = useTypedOrder(currencies, market, slippageBps);
  const { direction, orderType, unfilled, postOnly, field } = order;
  const quoting = useTicketQuote(account, currencies, order, bookReading);
  const { quoted, exchange, isHeld } = quoting;
  const funds = useTicketFunds(account, place, order, quoting);
  const { approval, maxInput, share } = funds;
  const { recipient, maker } = useTicketRecipient(account);
  const price = limitPriceView(order.priceText, order.limitPrice, direction, market, book, currencies.inputToken);
  const [cancelling, cancelFirst] = useState<readonly OpenOrderView[]>();
  const isRouted = exchange?.used.market !== undefined;
  return {
    ...place,
    ...ticketFields({ order, place, funds, quoted, isRouted, connected: account !== undefined }),
    ...useTicketProblem(place, order, quoting, funds, recipient),
    account,
    direction,
    orderType,
    unfilled,
    postOnly,
    field,
    isRecounted: useAppSelector((state) => isRecounted(state.swap)),
    price,
    recipient,
    maker,
    slippageBps,
    quote: quoted,
    exchange,
    isHeld,
    approval,
    maxInput,
    share,
    cancelling,
    cancelFirst,
    actions: useTradeActions(currencies.input, price, funds, quoting),
  };
};
