import type { TradeField, TradeQuote } from '#domain/trade/types.ts';
import { computedText } from '#features/currencyInput/index.ts';
import type { CurrencyFieldView } from '#features/currencyInput/index.ts';
import type { TicketFunds } from './useTicketFunds.ts';
import type { TicketMarket } from './useTicketMarket.ts';
import type { TypedOrder } from './useTypedOrder.ts';

export interface TicketFields {
  readonly input: CurrencyFieldView;
  readonly output: CurrencyFieldView;
}

interface FieldsContext {
  readonly order: Pick<TypedOrder, 'orderType' | 'field' | 'typed' | 'amount' | 'amountProblem'>;
  readonly place: Pick<TicketMarket, 'currencies' | 'wrap'>;
  readonly funds: Pick<TicketFunds, 'inputBalance' | 'outputBalance' | 'spend'>;
  readonly quoted: TradeQuote | undefined;
  /** The order goes to another exchange's router. */
  readonly isRouted: boolean;
  readonly connected: boolean;
}

/** A router takes no more than it needs; the order book takes the order whole. */
const paidOf = ({ quoted, isRouted, funds }: FieldsContext): bigint | undefined =>
  isRouted && quoted ? quoted.filled.spent : funds.spend;

/** What rests of a market order is not counted: it asks for what there is now. */
const receivedOf = ({ quoted, place, order }: FieldsContext): bigint | undefined => {
  if (place.wrap) return order.amount;
  return quoted && quoted.filled.received + (order.orderType === 'LIMIT' ? quoted.rests.wanted : 0n);
};

/** Both amounts of the ticket: one as it is typed, the other as it follows. */
export const ticketFields = (context: FieldsContext): TicketFields => {
  const { order, place, funds, connected } = context;
  const fieldOf = (
    side: TradeField,
    balance: bigint | undefined,
    computed: (context: FieldsContext) => bigint | undefined,
  ): CurrencyFieldView => {
    const currency = side === 'INPUT' ? place.currencies.input : place.currencies.output;
    if (order.field === side) {
      return { currency, text: order.typed, amount: order.amount, balance, connected, problem: order.amountProblem };
    }
    const amount = computed(context);
    return { currency, text: computedText(amount, currency), amount, balance, connected, problem: undefined };
  };
  return {
    input: fieldOf('INPUT', funds.inputBalance, paidOf),
    output: fieldOf('OUTPUT', funds.outputBalance, receivedOf),
  };
};
