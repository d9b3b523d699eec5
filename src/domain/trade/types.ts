import type { Fraction } from '../amounts/fraction.ts';
import type { OrderFill, OrderRefusal, PairBook } from '../orderBook/types.ts';
import type { Token } from '../tokens/types.ts';

/** BUY pays the quote token for the base token, SELL the other way round. */
export type TradeDirection = 'BUY' | 'SELL';
export type OrderType = 'MARKET' | 'LIMIT';
/** What becomes of the part of a market order that does not fill at once: it rests, or it is left out of the order. */
export type UnfilledPart = 'REST' | 'LEAVE_OUT';
/** The side whose amount was typed. */
export type TradeField = 'INPUT' | 'OUTPUT';

/** What a trader wants to do. The native coin appears as its wrapped token. */
export interface TradeIntent {
  readonly input: Token;
  readonly output: Token;
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  readonly field: TradeField;
  /** Raw units of the typed field's token. */
  readonly amount: bigint;
  /** Raw quote per raw base; required for LIMIT, ignored for MARKET. */
  readonly limitPrice?: Fraction;
  /** Distance of a MARKET order's worst price from the pool's price, in 1/10000. Ignored for LIMIT. */
  readonly slippageBps: number;
  /** Ignored for LIMIT. Default REST. */
  readonly unfilled?: UnfilledPart;
  /** A LIMIT order that would fill anything is a problem. Ignored for MARKET. Default false. */
  readonly postOnly?: boolean;
}

/** The state of a pair at one block. */
export interface TradeMarket {
  readonly book: PairBook;
  /** The contract's minimum for the input token, where it is known. */
  readonly minimum?: bigint;
}

/** What a trader should know about a quote before signing. */
export type TradeWarning =
  /** It could trade at its limit, yet an own-side order at the same or a better price comes first. */
  | 'waitsBehind'
  /** It will rest although the best opposite order would satisfy its limit. */
  | 'restsCrossed';

/** Input units paid, output units received, and the part of `spent` that is fee: exact, not in whole units. */
export interface FilledLeg {
  readonly spent: bigint;
  readonly received: bigint;
  readonly fee: Fraction;
}

/** What an order will do, in raw units of input (spent, fee, sold) and output (received, wanted). */
export interface TradeQuote {
  /** Arguments of the contract call; `target` is the hint for the position in the list. */
  readonly order: { readonly from: bigint; readonly to: bigint; readonly target: bigint };
  readonly book: FilledLeg;
  readonly pool: FilledLeg;
  readonly filled: FilledLeg;
  /** The remainder that rests as an open order at `limitPrice`; both 0 when nothing rests. Wanted is rounded up. */
  readonly rests: { readonly sold: bigint; readonly wanted: bigint };
  /** Input that was left out of the order, because it would not fill at once. */
  readonly leftOut: bigint;
  /** Resting orders taken, in execution order; none on another exchange. */
  readonly fills: readonly OrderFill[];
  /** Quote per base of the filled part, fee left out; undefined when nothing fills. */
  readonly averagePrice: Fraction | undefined;
  /** The order's limit, quote per base. */
  readonly limitPrice: Fraction;
  /** The limit, or the average where whole units of the output round it beyond the limit. */
  readonly worstPrice: Fraction;
  /** The pool's price before the trade, quote per base; undefined for an empty pool. */
  readonly marginalPrice: Fraction | undefined;
  /** How much worse the average is than the marginal price, fee left out; negative when it is better. */
  readonly priceImpactBps: number | undefined;
  /** Output for the spent part if every unit were taken at the worst price, net of the 0.3 % fee; rounded down. */
  readonly minReceived: bigint;
  readonly waitsBehind: boolean;
  readonly warnings: readonly TradeWarning[];
  /** The block that the numbers were computed at. */
  readonly blockNumber: number;
}

/** Why there is no quote. */
export type QuoteProblem =
  | { readonly code: 'sameToken' }
  /** The pair does not exist. */
  | { readonly code: 'noPool' }
  /** A MARKET order on an empty pool: there is no price to start from. */
  | { readonly code: 'noLiquidity' }
  /** The amount is so small that fees consume it, or that it rounds to zero. */
  | { readonly code: 'amountTooSmall' }
  /** A LIMIT order without a price above zero. */
  | { readonly code: 'priceZero' }
  /** A MARKET order with slippage 0 has the pool's exact price as its limit, at which the pool does not trade. */
  | { readonly code: 'slippageZero' }
  /** No more than `max` of the output is available within the slippage. */
  | { readonly code: 'outputTooLarge'; readonly max: bigint }
  /** The order is limited to what fills at once, and nothing does. */
  | { readonly code: 'nothingFills' }
  /** A post-only order that would fill at once; a limit strictly short of `takingPrice` rests. */
  | { readonly code: 'wouldFill'; readonly direction: TradeDirection; readonly takingPrice: Fraction }
  /** The known part of the opposite list is used up: read more of it. */
  | { readonly code: 'bookTooShort' }
  /** The contract would revert. */
  | { readonly code: 'refused'; readonly refusal: Exclude<OrderRefusal, { readonly code: 'bookTooShort' }> };
