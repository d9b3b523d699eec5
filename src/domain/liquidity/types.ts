import type { Address } from '../tokens/types.ts';

/**
 * A constant-product pool at a block. All amounts in raw units; token0 has the lower address. Source: the pair's
 * getReserves, totalSupply and kLast, and its factory's feeTo and feeToRate.
 */
export interface PoolState {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly totalSupply: bigint;
  /** Product of the reserves after the last mint or burn; 0 if the protocol takes no share of the fees. */
  readonly kLast: bigint;
  /**
   * Divisor of the protocol's fee share, minted as pool tokens before every mint and burn: the pool's growth divided by
   * this plus one. (5: a sixth; 0: all of it.) Undefined if the protocol takes none.
   */
  readonly feeRate: bigint | undefined;
}

/** An account's holding in a pool, in raw pool tokens. */
export interface Holding {
  /** In the wallet, removable at once. */
  readonly wallet: bigint;
  /** In the rewards pool; undefined while unknown. */
  readonly staked: bigint | undefined;
}
