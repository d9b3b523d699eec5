import type { OrderFill } from '#domain/orderBook/types.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import type { TradeDirection, TradeField } from '#domain/trade/types.ts';
import type { CurrencyFact, OrderMaking } from '#domain/transactions/types.ts';
import type { DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import type { PlannedCall } from '#writes/plan/planParts.ts';

export interface OrderTerms {
  readonly maker: Address;
  readonly input: Currency;
  readonly output: Currency;
  readonly direction: 'BUY' | 'SELL';
  readonly orderType: 'MARKET' | 'LIMIT';
  readonly cancelsRest?: boolean;
  readonly madeBy?: OrderMaking | undefined;
  /** The whole input and its output; the limit price is to/from. */
  readonly from: bigint;
  readonly to: bigint;
  readonly targetIndex: bigint;
  /** Remainder as quoted, and its possible growth without a new confirmation. */
  readonly expectedRest: bigint;
  readonly restTolerance: bigint;
  /** Output at once as quoted, and its minimum at the worst price. */
  readonly received: bigint;
  readonly minReceived: bigint;
  readonly pool: Address;
  readonly takes: readonly bigint[];
  readonly newestIndex?: bigint;
  /** True if the order rests so far from the market that an old price is harmless. */
  readonly restsFar?: boolean;
  readonly postOnly?: boolean;
}

export interface HintedOrder {
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly from: bigint;
  readonly to: bigint;
}

export interface RefusedOrder {
  readonly book: Address;
  readonly pair: Address;
  readonly wrappedNative: Address;
  readonly soldToken: Address;
  readonly boughtToken: Address;
  readonly receiver: Address;
  readonly paidInNative: boolean;
  readonly received: bigint;
  readonly fills: readonly OrderFill[];
}

export interface GuardedOrder extends RefusedOrder {
  readonly from: bigint;
  readonly paysNative: boolean;
}

export interface RouterTerms {
  readonly exchange: { readonly name: string; readonly router: Address; readonly pair: Address };
  readonly feePerThousand: number;
  readonly account: Address;
  readonly recipient: Address;
  readonly input: Currency;
  readonly output: Currency;
  readonly inputToken: Token;
  readonly outputToken: Token;
  readonly direction: TradeDirection;
  readonly field: TradeField;
  /** Raw payment: exact or the maximum. */
  readonly from: bigint;
  readonly to: bigint;
  readonly shown: bigint;
  /** In 1/10,000; the router compares its minimum with the amount received. */
  readonly outputFeeBps?: number | undefined;
}

export interface OrderChecks {
  readonly cancelReturns: { readonly method: 'cancelOrderForNum' | 'cancelOrderForNumWithPreDiposit' };
  readonly orderRest: Pick<OrderTerms, 'from' | 'expectedRest' | 'restTolerance' | 'newestIndex' | 'postOnly'>;
  readonly swapAmounts: Pick<RouterTerms, 'field' | 'from' | 'to' | 'shown'> & {
    readonly input: CurrencyFact;
    readonly output: CurrencyFact;
  };
}

export interface OrderInspections {
  readonly orderArrives: { readonly order: GuardedOrder };
  readonly depositArrives: { readonly book: Address; readonly token: Address; readonly amount: bigint };
  readonly coinWrapper: { readonly contract: Address };
}

export interface OrderExplanations {
  readonly refusedOrder: { readonly order: RefusedOrder };
  /** `instead`: the cancellation into a deposit. `isWrapped`: that pays wrapped coins instead of native ones. */
  readonly blockedPayout: { readonly instead: PlannedCall; readonly isWrapped: boolean };
}

export interface OrderRefreshes {
  readonly orderHint: { readonly terms: OrderTerms; readonly order: HintedOrder; readonly book: Address };
  readonly swapDeadline: { readonly terms: RouterTerms; readonly times: DeadlineTimes };
}
