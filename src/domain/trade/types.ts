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
  /** Raw units of the typed field's token. */
  readonly amount: bigint;
  /** Raw quote per raw base; required for LIMIT only. */
  readonly limitPrice?: Fraction;
  /** 1/10000 from the worst price reached; MARKET only. */
  readonly slippageBps: number;
  /** MARKET only. Default REST. */
  readonly unfilled?: UnfilledPart;
  /** Rejects an order that would fill anything. LIMIT only. */
  readonly postOnly?: boolean;
}

export interface TradeMarket {
  readonly book: PairBook;
  /** The contract's, if known. */
  readonly minimum?: bigint;
}

export type TradeWarning =
  /** An own-side order at the same or a better price comes first. */
  | 'waitsBehind'
  /** Rests although the best opposite order would satisfy its limit. */
  | 'restsCrossed';

/** Raw input, raw output, exact fee within `spent`. */
export interface FilledLeg {
  readonly spent: bigint;
  readonly received: bigint;
  readonly fee: Fraction;
}

export interface TradeQuote {
  /** Call arguments; `target` is the position hint. */
  readonly order: { readonly from: bigint; readonly to: bigint; readonly target: bigint };
  readonly book: FilledLeg;
  readonly pool: FilledLeg;
  readonly filled: FilledLeg;
  /** Open order at `limitPrice`; `bought` is rounded up, both 0 if nothing rests. */
  readonly rests: { readonly sold: bigint; readonly bought: bigint };
  /** In execution order; none on another exchange. */
  readonly fills: readonly OrderFill[];
  /** Quote per base without the fee; undefined if nothing fills. */
  readonly averagePrice: Fraction | undefined;
  /** Quote per base. */
  readonly limitPrice: Fraction;
  /** The limit, or the average if whole units round it beyond the limit. */
  readonly worstPrice: Fraction;
  /** The pool's price before, quote per base; undefined if empty. */
  readonly marginalPrice: Fraction | undefined;
  /** Average against marginal price without the fee, in 1/10000; negative if better. */
  readonly priceImpactBps: number | undefined;
  /** Spent part at the worst price, net of the 0.3 % fee; rounded down. */
  readonly minReceived: bigint;
  readonly waitsBehind: boolean;
  readonly warnings: readonly TradeWarning[];
  readonly blockNumber: number;
}

export type QuoteProblem =
  | { readonly code: 'sameToken' }
  | { readonly code: 'noPool' }
  /** A MARKET order on an empty pool. */
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
  /** Post-only; a limit strictly short of `takingPrice` rests. */
  | { readonly code: 'wouldFill'; readonly direction: TradeDirection; readonly takingPrice: Fraction }
  /** More of the opposite list must be read. */
  | { readonly code: 'bookTooShort' }
  | { readonly code: 'refused'; readonly refusal: Exclude<OrderRefusal, { readonly code: 'bookTooShort' }> };
