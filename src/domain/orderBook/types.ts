import type { Address } from '../tokens/types.ts';

/** Raw units. `from` (sold) and `to` (bought) are the original amounts and never change; `remain` is unsold. */
export interface RestingOrder {
  readonly index: bigint;
  readonly maker: Address;
  readonly from: bigint;
  readonly to: bigint;
  readonly remain: bigint;
}

export interface BookSide {
  readonly soldToken: Address;
  readonly orders: readonly RestingOrder[];
  /** False if unread orders follow the last one. */
  readonly complete: boolean;
}

export interface PairBook {
  readonly pair: Address;
  readonly blockNumber: number;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly side0: BookSide;
  readonly side1: BookSide;
}

export interface OrderMarket {
  readonly reserveSold: bigint;
  readonly reserveBought: bigint;
  /** Orders that sell the same token, best first. Never mutated, because depth is cached per array. */
  readonly same: readonly RestingOrder[];
  readonly opposite: readonly RestingOrder[];
  /** False if orders follow the last entry. Default true. */
  readonly oppositeComplete?: boolean;
  /** Contract minimum that an order must exceed. Default 0. */
  readonly minimum?: bigint;
}

export interface OrderRequest {
  readonly from: bigint;
  readonly to: bigint;
  /** Position hint (0: the best). Default: the exact position. */
  readonly target?: bigint;
  /** Number of entries that the contract can visit before it runs out of stack. Default: no limit. */
  readonly maxDepth?: number;
}

/** The taker pays `spent`, fee included; `toMaker` of it reaches the maker, who gives `taken`. */
export interface OrderFill {
  readonly index: bigint;
  readonly maker: Address;
  readonly spent: bigint;
  readonly toMaker: bigint;
  readonly taken: bigint;
  readonly remain: bigint;
}

interface TradeLeg {
  readonly spent: bigint;
  readonly received: bigint;
  readonly fee: bigint;
}

export interface OrderQuote {
  readonly from: bigint;
  readonly to: bigint;
  /** Position in the own list, 0 for the head. Only a new head trades. */
  readonly position: number;
  readonly fills: readonly OrderFill[];
  /** The fee is 0.3 % on top of the makers' price. */
  readonly book: TradeLeg;
  /** The fee is 0.3 %, rounded up. `dust` counts as spent and as fee. */
  readonly pool: TradeLeg;
  /** Amount too small to reach the pool; the contract sends it to the fee address. */
  readonly dust: bigint;
  readonly spent: bigint;
  readonly received: bigint;
  readonly remain: bigint;
  /** Book fee, rounding and dust, which the contract sends to its fee address. */
  readonly protocolFee: bigint;
  readonly reserveSoldAfter: bigint;
  readonly reserveBoughtAfter: bigint;
}

export type OrderRefusal =
  | { readonly code: 'belowMinimum'; readonly minimum: bigint }
  | { readonly code: 'overflow' }
  /** A division by zero burns all gas: `to` is 0, or the pool holds a single unit. */
  | { readonly code: 'divisionByZero' }
  | { readonly code: 'walkTooDeep' }
  | { readonly code: 'poolOverflow' }
  /** More of the opposite list must be read. */
  | { readonly code: 'bookTooShort' };
