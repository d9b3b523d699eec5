import type { Address } from '../tokens/types.ts';

/** Raw units. `from` (sold) and `to` (bought) are the original amounts and never change; `remain` is unsold. */
export interface RestingOrder {
  readonly index: bigint;
  readonly maker: Address;
  readonly from: bigint;
  readonly to: bigint;
  readonly remain: bigint;
}

/** Best for the taker (lowest to/from) first. */
export interface BookSide {
  readonly soldToken: Address;
  readonly orders: readonly RestingOrder[];
  /** False if orders follow the last one read. */
  readonly complete: boolean;
}

export interface PairBook {
  readonly pair: Address;
  readonly blockNumber: number;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  /** Sells token0, and token1. */
  readonly side0: BookSide;
  readonly side1: BookSide;
}

export interface OrderMarket {
  /** Raw; both 0 for an empty pool. */
  readonly reserveSold: bigint;
  readonly reserveBought: bigint;
  /** Same sold token, best first. Never mutated: depth is cached per array. */
  readonly same: readonly RestingOrder[];
  readonly opposite: readonly RestingOrder[];
  /** False if orders follow the last entry. Default true. */
  readonly oppositeComplete?: boolean;
  /** An order must sell more than this contract minimum. Default 0. */
  readonly minimum?: bigint;
}

/** Limit price: from/to. */
export interface OrderRequest {
  readonly from: bigint;
  readonly to: bigint;
  /** Position hint (0: the best). Default: the exact one. */
  readonly target?: bigint;
  /** Entries that the contract can visit before it runs out of stack. Default: no limit. */
  readonly maxDepth?: number;
}

/** `spent` by the taker, fee included; `toMaker` of it reaches the maker, who gives `taken`. */
export interface OrderFill {
  readonly index: bigint;
  readonly maker: Address;
  readonly spent: bigint;
  readonly toMaker: bigint;
  readonly taken: bigint;
  readonly remain: bigint;
}

/** Sold and bought units; `fee` is part of `spent`. */
interface TradeLeg {
  readonly spent: bigint;
  readonly received: bigint;
  readonly fee: bigint;
}

export interface OrderQuote {
  readonly from: bigint;
  readonly to: bigint;
  /** In the own list, 0 for the head. Only a new head trades. */
  readonly position: number;
  /** In execution order. */
  readonly fills: readonly OrderFill[];
  /** Fee: 0.3 % on top of the makers' price. */
  readonly book: TradeLeg;
  /** Fee: 0.3 %, rounded up. Includes `dust` as spent and as fee. */
  readonly pool: TradeLeg;
  /** Too small to reach the pool (goes to the fee address). */
  readonly dust: bigint;
  readonly spent: bigint;
  readonly received: bigint;
  /** Rests at the order's price; 0 if nothing rests. */
  readonly remain: bigint;
  /** Book fee, rounding and dust, for the contract's fee address. */
  readonly protocolFee: bigint;
  readonly reserveSoldAfter: bigint;
  readonly reserveBoughtAfter: bigint;
}

export type OrderRefusal =
  | { readonly code: 'belowMinimum'; readonly minimum: bigint }
  /** A product above 2^256 - 1. */
  | { readonly code: 'overflow' }
  /** Burns all gas: `to` is 0, or the pool holds a single unit. */
  | { readonly code: 'divisionByZero' }
  | { readonly code: 'walkTooDeep' }
  | { readonly code: 'poolOverflow' }
  /** More of the opposite list must be read. */
  | { readonly code: 'bookTooShort' };
