import type { Address } from '../tokens/types.ts';

/**
 * An order resting in a list of the book. Amounts are raw integer units.
 * `from` (sold) and `to` (wanted) are the original amounts and never change: they are the price (to/from).
 * `remain` is the unsold part of `from`.
 */
export interface RestingOrder {
  readonly index: bigint;
  readonly maker: Address;
  readonly from: bigint;
  readonly to: bigint;
  readonly remain: bigint;
}

/** One side of a pair: orders that sell `soldToken`, best for the taker (lowest to/from) first. */
export interface BookSide {
  readonly soldToken: Address;
  readonly orders: readonly RestingOrder[];
  /** False if orders follow the last one read. */
  readonly complete: boolean;
}

/** Snapshot of a pair at a block: both lists and the pool's reserves. */
export interface PairBook {
  readonly pair: Address;
  readonly blockNumber: number;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  /** Orders that sell token0 and orders that sell token1. */
  readonly side0: BookSide;
  readonly side1: BookSide;
}

/** A pair from a new order's side: the order sells the "sold" token and buys the "wanted" one. */
export interface OrderMarket {
  /** Pool reserves in raw units; both 0 for an empty pool. */
  readonly reserveSold: bigint;
  readonly reserveBought: bigint;
  /** Orders that sell the same token, best first. Arrays are read-only: depth is cached per array. */
  readonly same: readonly RestingOrder[];
  /** Orders that sell the wanted token, best first. */
  readonly opposite: readonly RestingOrder[];
  /** False if orders follow the last entry of `opposite`. Default true. */
  readonly oppositeComplete?: boolean;
  /** The contract's minimum for the sold token: an order must sell more than this. Default 0. */
  readonly minimum?: bigint;
}

/** A new order: sells `from`, wants `to` for all of it (limit price to/from). */
export interface OrderRequest {
  readonly from: bigint;
  readonly to: bigint;
  /** Hint for the position in the own list, as the contract takes it (0 starts at the best). Default: the exact one. */
  readonly target?: bigint;
  /** Entries that the contract can visit on its way to that position before it runs out of stack. Default: no limit. */
  readonly maxDepth?: number;
}

/**
 * A resting order taken: `spent` units of the taker's sold token, fee included, of which `toMaker` reach the maker;
 * `taken` of the maker's token go out.
 */
export interface OrderFill {
  readonly index: bigint;
  readonly maker: Address;
  readonly spent: bigint;
  readonly toMaker: bigint;
  readonly taken: bigint;
  /** Unsold part afterwards; an order fully taken leaves its list. */
  readonly remain: bigint;
}

/** Sold units paid, wanted units received, and the part of `spent` that is fee. */
export interface TradeLeg {
  readonly spent: bigint;
  readonly received: bigint;
  readonly fee: bigint;
}

/** Result of an order in the contract, in raw units; every number is exact. */
export interface OrderQuote {
  readonly from: bigint;
  readonly to: bigint;
  /** Index in the own list, 0 for the head. Only a new head trades; behind a head, an order just rests. */
  readonly position: number;
  /** Resting orders taken, in execution order. */
  readonly fills: readonly OrderFill[];
  /** Part taken from resting orders. Fee: 0.3 % on top of the makers' price. */
  readonly book: TradeLeg;
  /**
   * Part sent to the pool. Fee: the pool's 0.3 %, rounded up. A remainder too small for any output from the pool is
   * charged anyway: it counts here as spent and as fee, with nothing received, see `dust`.
   */
  readonly pool: TradeLeg;
  /** Charged for the pool but too small to reach it (goes to the fee address). */
  readonly dust: bigint;
  readonly spent: bigint;
  readonly received: bigint;
  /** Unsold part that rests at the order's own price; 0 if nothing rests. */
  readonly remain: bigint;
  /** Sold units that go to the contract's fee address: the book's fee, rounding and dust. */
  readonly protocolFee: bigint;
  readonly reserveSoldAfter: bigint;
  readonly reserveBoughtAfter: bigint;
}

/** Reason that the contract would revert, or that the result is unknown. */
export type OrderRefusal =
  /** `from` is not above the contract's minimum for the token. */
  | { readonly code: 'belowMinimum'; readonly minimum: bigint }
  /** A product above 2^256 - 1. */
  | { readonly code: 'overflow' }
  /** A division by zero, which burns all the gas: `to` is 0, or the pool holds a single unit. */
  | { readonly code: 'divisionByZero' }
  /** The walk to the position in the list is deeper than the contract's stack. */
  | { readonly code: 'walkTooDeep' }
  /** The pool would hold more than 2^112 - 1. */
  | { readonly code: 'poolOverflow' }
  /** The known part of the opposite list is used up; more of it must be read. */
  | { readonly code: 'bookTooShort' };
