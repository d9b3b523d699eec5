import type { Fraction } from '../amounts/fraction.ts';
import type { OrderFill, OrderRefusal, PairBook } from '../orderBook/types.ts';
import type { Token } from '../tokens/types.ts';

/** BUY pays the quote token for the base token, SELL the reverse. */
export type TradeDirection = 'BUY' | 'SELL';
export type OrderType = 'MARKET' | 'LIMIT';
/** Handling of the part of a market order that does not fill at once: it rests, or it is left out of the order. */
export type UnfilledPart = 'REST' | 'LEAVE_OUT';
/** The side whose amount was typed. */
export type TradeField = 'INPUT' | 'OUTPUT';

/** A trader's request. The native coin appears as its wrapped token. */
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
  /** True rejects a LIMIT order that would fill anything. Ignored for MARKET. Default false. */
  readonly postOnly?: boolean;
}

export interface TradeMarket {
  readonly book: PairBook;
  /** The contract's minimum for the input token, if known. */
  readonly minimum?: bigint;
}

/** Fact about a quote that a trader should know before signing. */
export type TradeWarning =
  /** The order could trade at its limit, but an own-side order at the same or a better price comes first. */
  | 'waitsBehind'
  /** The order will rest although the best opposite order would satisfy its limit. */
  | 'restsCrossed';

/** Input units paid, output units received, and the part of `spent` that is fee, in exact fractions of a unit. */
export interface FilledLeg {
  readonly spent: bigint;
  readonly received: bigint;
  readonly fee: Fraction;
}

/** Result of an order, in raw units of input (spent, fee, sold) and output (received, wanted). */
export interface TradeQuote {
  /** Arguments of the contract call; `target` is the hint for the position in the list. */
  readonly order: { readonly from: bigint; readonly to: bigint; readonly target: bigint };
  readonly book: FilledLeg;
  readonly pool: FilledLeg;
  readonly filled: FilledLeg;
  /** Remainder that rests as an open order at `limitPrice`; both 0 if nothing rests. `wanted` is rounded up. */
  readonly rests: { readonly sold: bigint; readonly bought: bigint };
  /** Input left out of the order, because it would not fill at once. */
  readonly leftOut: bigint;
  /** Resting orders taken, in execution order; none on another exchange. */
  readonly fills: readonly OrderFill[];
  /** Quote per base of the filled part, without the fee; undefined if nothing fills. */
  readonly averagePrice: Fraction | undefined;
  /** The order's limit, quote per base. */
  readonly limitPrice: Fraction;
  /** The limit, or the average if whole units of the output round it beyond the limit. */
  readonly worstPrice: Fraction;
  /** The pool's price before the trade, quote per base; undefined for an empty pool. */
  readonly marginalPrice: Fraction | undefined;
  /**
   * Excess of the average over the marginal price, against the trader and without the fee, in 1/10000; negative if the
   * average is better.
   */
  readonly priceImpactBps: number | undefined;
  /** Output for the spent part if every unit were taken at the worst price, net of the 0.3 % fee; rounded down. */
  readonly minReceived: bigint;
  readonly waitsBehind: boolean;
  readonly warnings: readonly TradeWarning[];
  /** Block of the figures. */
  readonly blockNumber: number;
}

export type QuoteProblem =
  | { readonly code: 'sameToken' }
  | { readonly code: 'noPool' }
  /** A MARKET order on an empty pool, which has no price to start from. */
  | { readonly code: 'noLiquidity' }
  /** The amount is so small that fees consume it, or that it rounds to zero. */
  | { readonly code: 'amountTooSmall' }
  /** A LIMIT order without a price above zero. */
  | { readonly code: 'priceZero' }
  /** A MARKET order with slippage 0 has the pool's exact price as its limit, at which the pool does not trade. */
  | { readonly code: 'slippageZero' }
  /** At most `max` of the output is available within the slippage. */
  | { readonly code: 'outputTooLarge'; readonly max: bigint }
  /** The order is limited to what fills at once, and nothing does. */
  | { readonly code: 'nothingFills' }
  /** A post-only order that would fill at once; a limit strictly short of `takingPrice` rests. */
  | { readonly code: 'wouldFill'; readonly direction: TradeDirection; readonly takingPrice: Fraction }
  /** The known part of the opposite list is used up; more of it must be read. */
  | { readonly code: 'bookTooShort' }
  | { readonly code: 'refused'; readonly refusal: Exclude<OrderRefusal, { readonly code: 'bookTooShort' }> };
