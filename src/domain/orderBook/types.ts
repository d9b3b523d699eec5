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

/** One side of a pair: the orders that sell `soldToken`, best for the taker (lowest to/from) first. */
export interface BookSide {
  readonly soldToken: Address;
  readonly orders: readonly RestingOrder[];
  /** False when the list goes on behind the last order we have read. */
  readonly complete: boolean;
}

/** A pair as one block has it: both lists and the pool's reserves. */
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
