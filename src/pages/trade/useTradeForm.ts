import { env } from '../../config/env.ts';
import { knownRouters } from '../../config/exchanges.ts';
import { rules } from '../../config/rules.ts';
import { formatExact } from '../../domain/format/formatExact.ts';
import type { PairBook } from '../../domain/orderBook/types.ts';
import type { Address } from '../../domain/tokens/types.ts';
import type { ExchangeChoice } from '../../domain/trade/chooseExchange.ts';
import type { OrderType, TradeDirection, TradeField, TradeQuote, UnfilledPart } from '../../domain/trade/types.ts';
import { validateTrade } from '../../domain/trade/validateTrade.ts';
import type { TradeProblem, TradeRecipient } from '../../domain/trade/validateTrade.ts';
import { useApproval } from '../../features/approval/index.ts';
import type { Approval } from '../../features/approval/index.ts';
import { computedText, spendableOf } from '../../features/currencyInput/index.ts';
import type { CurrencyFieldView } from '../../features/currencyInput/index.ts';
import { ready, valueOf } from '../../lib/loadable.ts';
import { useCurrencyBalance } from '../../reads/useCurrencyBalance.ts';
import { useOrderBook, usePairState } from '../../reads/useOrderBook.ts';
import { useRecipient } from '../../reads/useRecipient.ts';
import { useWallet } from '../../reads/useWallet.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { selectUserSlippage } from '../../state/user/selectors.ts';
import { limitPriceView } from './limitPriceView.ts';
import type { LimitPriceView } from './limitPriceView.ts';
import { marketBookOf } from './marketBookOf.ts';
import { marketOf } from './tradeMarket.ts';
import type { Market } from './tradeMarket.ts';
import { useTicketActions } from './useTicketActions.ts';
import type { TicketActions } from './useTicketActions.ts';
import { useExchangeChoice } from './useExchangeChoice.ts';
import { useTicketQuote } from './useTicketQuote.ts';
import { useTicketTokens } from './useTicketTokens.ts';
import type { TicketTokens } from './useTicketTokens.ts';
import { useTradeCurrencies } from '../../reads/useTradeCurrencies.ts';
import type { TradeCurrencies } from '../../reads/useTradeCurrencies.ts';

export interface TradeActions extends TicketActions {
  /** Pays everything that may be paid; of the native coin a little stays for gas. */
  payMax(): void;
  /** Pays a whole percentage of that. */
  payShare(percent: number): void;
}

/** Everything the trade page shows and offers. */
export interface TradeForm {
  readonly account: Address | undefined;
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  /** Of a market order. */
  readonly unfilled: UnfilledPart;
  /** The typed side; the other one follows. */
  readonly field: TradeField;
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
  readonly approval: Approval;
  /** Most of the input that can be paid; undefined while the balance is unknown. */
  readonly maxInput: bigint | undefined;
  /** Whole percent of it that the ticket pays. */
  readonly share: number;
  readonly actions: TradeActions;
}

/** The native coin against its wrapper is no trade but a change of form, one for one. */
const wrapOf = ({ input, output, inputToken, outputToken }: TradeCurrencies): 'wrap' | 'unwrap' | undefined => {
  if (!inputToken || inputToken.address !== outputToken?.address || input?.kind === output?.kind) return undefined;
  return input?.kind === 'native' ? 'wrap' : 'unwrap';
};

const shareOf = (paid: bigint | undefined, most: bigint | undefined): number => {
  if (paid === undefined || most === undefined || most === 0n) return 0;
  return paid >= most ? 100 : Number((paid * 100n) / most);
};

/** The one hook of the trade page: what is typed, what the chain says, what would happen, and what keeps it back. */
export const useTradeForm = (): TradeForm => {
  const wallet = useWallet();
  const { account } = wallet;
  const currencies = useTradeCurrencies();
  const { input, output, inputToken, outputToken } = currencies;
  const tolerance = useAppSelector(selectUserSlippage);
  const recipient = useRecipient(useAppSelector((state) => state.swap.recipient));
  const slippageBps = tolerance === 'auto' ? rules.autoSlippageBps : tolerance;
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
  const market = input && output && marketOf(direction, input, output);
  const maxInput = spendableOf(input, inputBalance);
  const paidTo = recipient ? recipient.address : account;
  const problem = validateTrade({
    account,
    wrongNetwork: wallet.status === 'wrongNetwork',
    direction,
    orderType,
    isWrap: wrap !== undefined,
    input,
    output,
    unsupported: tokens.unsupported.length > 0,
    toll: tokens.toll,
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
    field,
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
    approval: {
      ...approval,
      approve: (ahead) => {
        hold(true);
        approval.approve(ahead);
      },
    },
    maxInput,
    share: shareOf(field === 'INPUT' ? amount : spend, maxInput),
    actions: {
      ...ticketActions,
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
