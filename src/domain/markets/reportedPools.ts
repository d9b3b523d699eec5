import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from '../trade/bestRoute.ts';

/** A pool of the factory as a service reports it; token0 has the lower address. */
export interface ReportedPool extends Pick<PoolReserves, 'token0' | 'token1'> {
  readonly pair: Address;
  /** A block in which the pool exists: the one of its creation, or the one of its reserves. */
  readonly block: number;
}

/** Raw reserves at `block`. */
export interface ReportedReserves extends ReportedPool, PoolReserves {}

/** Raw reserves of one pool on chain; undefined if the chain did not answer. */
export type ReservesOf = (pair: Address) => Pick<PoolReserves, 'reserve0' | 'reserve1'> | undefined;

/**
 * True if a reported pool is missing from all pools of a factory.
 * @param listed every pool of the factory at a block not below `fromBlock`
 * @param depthBlocks blocks after which a node must know a pool: before that it may not have it yet
 */
export const namesMissingPool = (
  reported: readonly ReportedPool[],
  listed: readonly { readonly pair: Address }[],
  fromBlock: number,
  depthBlocks: number,
): boolean => {
  const known = new Set(listed.map(({ pair }) => pair));
  return reported.some(({ pair, block }) => block + depthBlocks <= fromBlock && !known.has(pair));
};

/**
 * True if the reported reserves equal the chain's at their block, to the unit. Reserves without an answer from the
 * chain count as equal.
 */
export const agreesWithReserves = (reported: readonly ReportedReserves[], chainOf: ReservesOf): boolean =>
  reported.every(({ pair, reserve0, reserve1 }) => {
    const chain = chainOf(pair);
    return !chain || (chain.reserve0 === reserve0 && chain.reserve1 === reserve1);
  });
