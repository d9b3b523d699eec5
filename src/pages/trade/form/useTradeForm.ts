import { useMemo, useState } from 'react';
import { env } from '#config/env.ts';
import { knownRouters } from '#config/exchanges.ts';
import { rules } from '#config/rules.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { ExchangeChoice } from '#domain/trade/chooseExchange.ts';
import type { OrderType, TradeDirection, TradeField, TradeQuote, UnfilledPart } from '#domain/trade/types.ts';
import { isStopped, validateTrade } from '#domain/trade/validateTrade.ts';
import type { TradeProblem, TradeRecipient } from '#domain/trade/validateTrade.ts';
import { useApproval } from '#features/approval/index.ts';
import type { Approval } from '#features/approval/index.ts';
import { useFreshness } from '#features/blockAge/index.ts';
import { computedText, useSpendable } from '#features/currencyInput/index.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import { useKnownPrices } from '#features/money/index.ts';
import { ready, valueOf } from '#lib/loadable.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useOrderBook, usePairState } from '#reads/book/useOrderBook.ts';
import { useRecipient } from '#reads/wallet/useRecipient.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { isRecounted } from '#state/swap/slice.ts';
import { selectUserSlippage } from '#state/user/selectors.ts';
import { limitPriceView } from '../ticket/limitPriceView.ts';
import type { LimitPriceView } from '../ticket/limitPriceView.ts';
import { marketBookOf } from './marketBookOf.ts';
import type { OpenOrderView } from '../orders/openOrderView.ts';
import { marketOf } from '#state/marketRule.ts';
import type { Market } from './tradeMarket.ts';
import { useTicketActions } from './useTicketActions.ts';
import type { TicketActions } from './useTicketActions.ts';
import { restsFar, shareOf, wrapOf } from './ticketRules.ts';
import { useExchangeChoice } from './useExchangeChoice.ts';
import { useTicketQuote } from './useTicketQuote.ts';
import { useTicketTokens } from './useTicketTokens.ts';
import type { TicketTokens } from './useTicketTokens.ts';
import { usePaused } from '#ui/hooks/usePaused.ts';
import { useTradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';

export interface TradeActions extends TicketActions {
  /** Pays everything that may be paid; of the native coin a little stays for gas. */
  payMax(): void;
  /** Pays a whole percentage of that. */
  payShare(percent: number): void;
  /** Starts to cancel own orders that the ticket would fill; undefined ends it. */
  cancelFirst(orders: readonly OpenOrderView[] | undefined): void;
}

/** Everything the trade page shows and offers. */
export interface TradeForm {
  readonly account: Address | undefined;
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  /** Of a market order. */
  readonly unfilled: UnfilledPart;
  /** Of a limit order: it is not sent where it would fill at once. */
  readonly postOnly: boolean;
  /** The typed side; the other one follows. */
  readonly field: TradeField;
  /** What was typed was typed for another token. */
  readonly isRecounted: boolean;
  readonly currencies: TradeCurrencies;
  readonly tokens: TicketTokens;
  /** Set where the ticket changes the native coin into its wrapper or back. */
  readonly wrap: 'wrap' | 'unwrap' | undefined;
  readonly market: Market | undefined;
  readonly book: PairBook | undefined;
  readonly input: CurrencyFieldView;
  readonly output: CurrencyFieldView;
  readonly price: LimitPriceView;
  /** Undefined: the account itself. */
  readonly recipient: TradeRecipient | undefined;
  /** Who owns the order and is paid. */
  readonly maker: Address | undefined;
  readonly slippageBps: number;
  readonly quote: TradeQuote | undefined;
  /** Where a market order goes; undefined where there is but one exchange. */
  readonly exchange: ExchangeChoice | undefined;
  /** That exchange stays because an approval for it is under way. */
  readonly isHeld: boolean;
  /** Undefined: the order can be sent. */
  readonly problem: TradeProblem | undefined;
  /** The market is too old for this order, also where something else is the problem. */
  readonly isStopped: boolean;
  readonly approval: Approval;
  /** Most of the input that can be paid; undefined while the balance is unknown. */
  readonly maxInput: bigint | undefined;
  /** Whole percent of it that the ticket pays. */
  readonly share: number;
  /** Own orders that are being cancelled before the ticket goes on. */
  readonly cancelling: readonly OpenOrderView[] | undefined;
  readonly actions: TradeActions;
}

/** The one hook of the trade page: what is typed, what the chain says, what would happen, and what keeps it back. */
export const useTradeForm = (): TradeForm => {
  const wallet = useWallet();
  const { account } = wallet;
  const currencies = useTradeCurrencies();
  const { input, output, inputToken, outputToken } = currencies;
  useKnownPrices(input, output);
  const tolerance = useAppSelector(selectUserSlippage);
  const typedRecipient = useAppSelector((state) => state.swap.recipient);
  const recipient = useRecipient(typedRecipient, usePaused(typedRecipient, rules.page.typingPauseMs));
  const slippageBps = tolerance === 'auto' ? rules.slippage.autoBps : tolerance;
  const pairState = usePairState(inputToken?.address, outputToken?.address);
  const book = marketBookOf(useOrderBook(inputToken?.address, outputToken?.address), pairState);
  const ticket = useTicketQuote(currencies, book, slippageBps);
  const { direction, orderType, field, typed, amount, amountProblem, limitPrice } = ticket;
  const { exchange, isHeld, hold } = useExchangeChoice(account, currencies, ticket);
  const router = exchange?.used.market;
  const quote = exchange ? ready(exchange.used.quote) : ticket.quote;
  const quoted = quote.status === 'ready' && quote.value.ok ? quote.value.value : undefined;
  const inputBalance = valueOf(useCurrencyBalance(account, input));
  const outputBalance = valueOf(useCurrencyBalance(account, output));
  const wrap = wrapOf(currencies);
  const tokens = useTicketTokens(currencies, wrap !== undefined);
  const spend = quoted?.order.from ?? (field === 'INPUT' || wrap ? amount : undefined);
  const approval = useApproval(wrap ? undefined : input, spend, router?.router ?? env.orderBook);
  const ticketActions = useTicketActions();
  const [cancelling, cancelFirst] = useState<readonly OpenOrderView[]>();
  const market = useMemo(() => input && output && marketOf(input, output), [input, output]);
  const maxInput = useSpendable(input, inputBalance, wrap ? rules.gas.wrap : ticket.gasToPay(inputBalance));
  const paidTo = recipient ? recipient.address : account;
  const age = { freshness: useFreshness(), restsFar: restsFar(ticket, quoted, valueOf(book), inputToken) };
  const problem = validateTrade({
    ...age,
    account,
    wrongNetwork: wallet.status === 'wrongNetwork',
    direction,
    orderType,
    isWrap: wrap !== undefined,
    input,
    output,
    unsupported: tokens.unsupported.length > 0,
    feeOnTransfer: tokens.feeOnTransfer,
    amount,
    limitPrice,
    recipient,
    forbiddenRecipients: [
      env.orderBook,
      env.orderBookExt,
      ...knownRouters,
      env.factory,
      env.wrappedNative,
      env.multicall,
      ...[
        inputToken?.address,
        outputToken?.address,
        valueOf(book)?.pair,
        ...(exchange?.offers ?? []).map((offer) => offer.market?.pair),
      ].filter((address) => address !== undefined),
    ],
    balance: inputBalance,
    spend,
    quote,
    approval: approval.state,
  });
  const price = limitPriceView(ticket.priceText, limitPrice, direction, market, valueOf(book), inputToken);
  const payAmount = (raw: bigint): void => {
    if (input) ticketActions.typeAmount('INPUT', formatExact(raw, input.decimals));
  };
  const rests = orderType === 'LIMIT' ? (quoted?.rests.wanted ?? 0n) : 0n;
  // A router takes no more than it needs; the order book takes the order whole.
  const paid = router && quoted ? quoted.filled.spent : spend;
  const received = wrap ? amount : quoted && quoted.filled.received + rests;
  return {
    account,
    direction,
    orderType,
    unfilled: ticket.unfilled,
    postOnly: ticket.postOnly,
    field,
    isRecounted: useAppSelector((state) => isRecounted(state.swap)),
    currencies,
    tokens,
    wrap,
    market,
    book: valueOf(book),
    input: {
      currency: input,
      text: field === 'INPUT' ? typed : computedText(paid, input),
      amount: field === 'INPUT' ? amount : paid,
      balance: inputBalance,
      connected: account !== undefined,
      problem: field === 'INPUT' ? amountProblem : undefined,
    },
    output: {
      currency: output,
      text: field === 'OUTPUT' ? typed : computedText(received, output),
      amount: field === 'OUTPUT' ? amount : received,
      balance: outputBalance,
      connected: account !== undefined,
      problem: field === 'OUTPUT' ? amountProblem : undefined,
    },
    price,
    recipient,
    maker: paidTo,
    slippageBps,
    quote: quoted,
    exchange,
    isHeld,
    problem,
    isStopped: isStopped(age),
    approval: {
      ...approval,
      approve: (ahead) => {
        hold(true);
        approval.approve(ahead);
      },
    },
    maxInput,
    share: shareOf(field === 'INPUT' ? amount : spend, maxInput),
    cancelling,
    actions: {
      ...ticketActions,
      cancelFirst,
      chooseOrderType: (type) => {
        if (type === 'LIMIT' && price.text === '' && price.pool !== undefined) ticketActions.typePrice(price.pool);
        ticketActions.chooseOrderType(type);
      },
      chooseExchange: (id) => {
        hold(false);
        ticketActions.chooseExchange(id);
      },
      payMax: () => payAmount(maxInput ?? 0n),
      payShare: (percent) => payAmount(((maxInput ?? 0n) * BigInt(percent)) / 100n),
    },
  };
};
