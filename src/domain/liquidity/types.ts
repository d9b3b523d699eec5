import type { Address } from '../tokens/types.ts';

/**
 * A constant-product pool as one block has it. All amounts in raw units; token0 has the lower address. Source: the
 * pair's getReserves, totalSupply and kLast, and its factory's feeTo and feeToRate.
 */
export interface PoolState {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  /** Pool tokens there are. */
  readonly totalSupply: bigint;
  /** Product of the reserves after the last mint or burn; 0 where the protocol takes no part of the fees. */
  readonly kLast: bigint;
  /**
   * The protocol's part of the fees is minted as pool tokens before every mint and burn: the growth of the pool divided
   * by this plus one (5: a sixth; 0: all of it). Undefined: it takes none.
   */
  readonly feeRate: bigint | undefined;
}

/** An account's part of a pool, in raw pool tokens. */
export interface Holding {
  /** In the wallet: what can be removed at once. */
  readonly wallet: bigint;
  /** In the rewards pool; undefined while unknown. */
  readonly staked: bigint | undefined;
}
