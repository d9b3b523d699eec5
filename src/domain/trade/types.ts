import type { Fraction } from '../amounts/fraction.ts';
import type { OrderFill, OrderRefusal, PairBook } from '../orderBook/types.ts';
import type { Token } from '../tokens/types.ts';

/** BUY pays quote for base, SELL the reverse. */
export type TradeDirection = 'BUY' | 'SELL';
export type OrderType = 'MARKET' | 'LIMIT';
export type UnfilledPart = 'REST' | 'LEAVE_OUT';
export type TradeField = 'INPUT' | 'OUTPUT';

/** The native coin appears as its wrapped token. */
export interface TradeIntent {
  readonly input: Token;
  readonly output: Token;
  readonly direction: TradeDirection;
  readonly orderType: OrderType;
  readonly field: TradeField;
  readonly amount: bigint;
  /** Raw quote per raw base; only for LIMIT, and required there. */
  readonly limitPrice?: Fraction;
  /** In 1/10000 from the worst price reached; only for MARKET. */
  readonly slippageBps: number;
  /** Only for MARKET. Default REST. */
  readonly unfilled?: UnfilledPart;
  /** Rejects an order that would fill anything. Only for LIMIT. */
  readonly postOnly?: boolean;
}

export interface TradeMarket {
  readonly book: PairBook;
  readonly minimum?: bigint;
}

export type TradeWarning =
  /** An order of the own side at the same or a better price comes first. */
  | 'waitsBehind'
  /** The order rests although the best opposite order would satisfy its limit. */
  | 'restsCrossed';

/** Raw input and output; `fee` is the exact fee within `spent`. */
export interface FilledLeg {
  readonly spent: bigint;
  readonly received: bigint;
  readonly fee: Fraction;
}

export interface TradeQuote {
  /** Arguments of the call; `target` is the position hint. */
  readonly order: { readonly from: bigint; readonly to: bigint; readonly target: bigint };
  readonly book: FilledLeg;
  readonly pool: FilledLeg;
  readonly filled: FilledLeg;
  /** Remainder that rests at `limitPrice`; `bought` is rounded up. Both are 0 if nothing rests. */
  readonly rests: { readonly sold: bigint; readonly bought: bigint };
  /** Fills in execution order; none on another exchange. */
  readonly fills: readonly OrderFill[];
  readonly averagePrice: Fraction | undefined;
  readonly limitPrice: Fraction;
  /** Limit, or the average price if whole units round that beyond the limit. */
  readonly worstPrice: Fraction;
  /** Price of the pool before the trade, quote per base; undefined if the pool is empty. */
  readonly marginalPrice: Fraction | undefined;
  /** Average price without the fee against the marginal price, in 1/10000; negative if better. */
  readonly priceImpactBps: number | undefined;
  /** Raw output of the spent part at the worst price, net of the 0.3 % fee, rounded down. */
  readonly minReceived: bigint;
  readonly waitsBehind: boolean;
  readonly warnings: readonly TradeWarning[];
}

export type QuoteProblem =
  | { readonly code: 'sameToken' }
  | { readonly code: 'noPool' }
  /** A MARKET order needs a pool with reserves. */
  | { readonly code: 'noLiquidity' }
  /** Fees consume the amount, or it rounds to zero. */
  | { readonly code: 'amountTooSmall' }
  | { readonly code: 'priceZero' }
  /** Whole units of both tokens permit no limit near the worst price of a MARKET order. */
  | { readonly code: 'limitTooCoarse' }
  /** The book and the pool hold at most `max` of the output. */
  | { readonly code: 'outputTooLarge'; readonly max: bigint }
  /** The order may not rest, and nothing of it fills. */
  | { readonly code: 'nothingFills' }
  /** The order is post-only. A limit strictly short of `takingPrice` rests. */
  | { readonly code: 'wouldFill'; readonly direction: TradeDirection; readonly takingPrice: Fraction }
  | { readonly code: 'bookTooShort' }
  | { readonly code: 'refused'; readonly refusal: Exclude<OrderRefusal, { readonly code: 'bookTooShort' }> };
