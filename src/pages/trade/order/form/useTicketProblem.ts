import { env } from '#config/env.ts';
import { knownRouters } from '#config/exchanges.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { ExchangeChoice } from '#domain/trade/chooseExchange.ts';
import { isBlockTooOld, validateTrade, type TradeProblem, type TradeRecipient } from '#domain/trade/validateTrade.ts';
import { useFreshness } from '#features/blockAge/index.ts';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { selectIsUnreachable } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { restsFar } from './ticketRules.ts';
import type { TicketFunds } from './useTicketFunds.ts';
import type { TicketMarket } from './useTicketMarket.ts';
import type { TicketQuote } from './useTicketQuote.ts';
import type { TypedOrder } from './useTypedOrder.ts';

export interface TicketProblem {
  readonly problem: TradeProblem | undefined;
  /** True if the shown block is too old for this order, even if `problem` is another one. */
  readonly isBlockTooOld: boolean;
}

const forbiddenRecipients = (
  { currencies: { inputToken, outputToken }, book }: Pick<TicketMarket, 'currencies' | 'book'>,
  exchange: ExchangeChoice | undefined,
): readonly Address[] => {
  const ofMarket = [inputToken?.address, outputToken?.address, book?.pair];
  const elsewhere = exchange?.offers.map(({ market }) => market?.pair) ?? [];
  return [
    env.orderBook,
    env.orderBookExt,
    ...knownRouters,
    env.factory,
    env.wrappedNative,
    env.multicall,
    ...[...ofMarket, ...elsewhere].filter((address) => address !== undefined),
  ];
};

export const useTicketProblem = (
  ticket: TicketMarket & TypedOrder & TicketQuote & TicketFunds,
  recipient: TradeRecipient | undefined,
): TicketProblem => {
  const { account, status } = useWallet();
  const { currencies, tokens, wrap, book, quote, quoteReading, exchange } = ticket;
  const age = { freshness: useFreshness(), restsFar: restsFar(ticket, quote, book, currencies.inputToken) };
  const problem = validateTrade({
    ...ticket,
    ...currencies,
    ...age,
    account,
    offline: useIsOffline(),
    unreachable: useAppSelector(selectIsUnreachable),
    watching: status === 'watching',
    wrongNetwork: status === 'wrongNetwork',
    isWrap: wrap !== undefined,
    unsupported: tokens.unsupported.length > 0,
    feeOnTransfer: tokens.feeOnTransfer,
    isElsewhere: exchange?.used.market !== undefined,
    recipient,
    forbiddenRecipients: forbiddenRecipients(ticket, exchange),
    balance: ticket.inputBalance,
    quote: quoteReading,
    approval: ticket.approval.state,
  });
  return { problem, isBlockTooOld: isBlockTooOld(age) };
};
