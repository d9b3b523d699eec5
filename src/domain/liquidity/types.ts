import type { Address } from '../tokens/types.ts';

/** Raw units. Source: the pair's getReserves, totalSupply and kLast, and its factory's feeTo and feeToRate. */
export interface PoolState {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly totalSupply: bigint;
  /** Product of the reserves after the last mint or burn; 0 if the protocol takes no fees. */
  readonly kLast: bigint;
  /**
   * The protocol's share of the growth is 1 / (feeRate + 1), minted before mints and burns. Undefined if it takes
   * none.
   */
  readonly feeRate: bigint | undefined;
}

export interface Holding {
  readonly wallet: bigint;
  readonly staked: bigint | undefined;
}
