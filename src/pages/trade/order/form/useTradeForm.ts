import { useState } from 'react';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { isRecounted } from '#state/swap/slice.ts';
import { selectUserSlippage } from '#state/user/selectors.ts';
import type { OpenOrderView } from '../own/openOrderView.ts';
import { ticketFields, type TicketFields } from './ticketFields.ts';
import { useTicketDraft } from './useTicketDraft.ts';
import { useTicketFunds, type TicketFunds } from './useTicketFunds.ts';
import { useTicketMarket, type TicketMarket } from './useTicketMarket.ts';
import { useTicketProblem, type TicketProblem } from './useTicketProblem.ts';
import { useTicketQuote, type TicketQuote } from './useTicketQuote.ts';
import { useTicketRecipient, type TicketRecipient } from './useTicketRecipient.ts';
import { useTradeActions, type TradeActions } from './useTradeActions.ts';
import { useTypedOrder, type TypedOrder } from './useTypedOrder.ts';

export interface TradeForm
  extends TicketMarket, TypedOrder, TicketQuote, TicketFunds, TicketFields, TicketRecipient, TicketProblem {
  readonly account: Address | undefined;
  readonly slippageBps: number;
  readonly isRecounted: boolean;
  readonly cancelling: readonly OpenOrderView[] | undefined;
  /** Undefined if nothing can be signed. Calling it with undefined ends the cancellation. */
  readonly cancelFirst: ((orders: readonly OpenOrderView[] | undefined) => void) | undefined;
  readonly actions: TradeActions;
}

export const useTradeForm = (): TradeForm => {
  const { account, signer } = useWallet();
  const tolerance = useAppSelector(selectUserSlippage);
  const slippageBps = tolerance === 'auto' ? rules.slippage.autoBps : tolerance;
  const ticketMarket = useTicketMarket();
  const order = useTypedOrder(ticketMarket.currencies, ticketMarket.market, slippageBps);
  const quoting = useTicketQuote(account, ticketMarket, order);
  const funds = useTicketFunds(account, ticketMarket, order, quoting);
  const owner = useTicketRecipient(account);
  const [cancelling, cancelFirst] = useState<readonly OpenOrderView[]>();
  const ticket = { ...ticketMarket, ...order, ...quoting, ...funds };
  const actions = useTradeActions(ticket);
  useTicketDraft(actions);
  return {
    ...ticket,
    ...owner,
    ...ticketFields(ticket, account !== undefined),
    ...useTicketProblem(ticket, owner.recipient),
    account,
    slippageBps,
    isRecounted: useAppSelector((state) => isRecounted(state.swap)),
    cancelling,
    cancelFirst: signer && cancelFirst,
    actions,
  };
};
