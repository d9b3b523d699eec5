import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from '../trade/bestRoute.ts';

/** A pool of the factory as a service tells of it; token0 has the lower address. */
export interface ToldPool extends Pick<PoolReserves, 'token0' | 'token1'> {
  readonly pair: Address;
  /** A block in which the pool exists: the one it was created in, or the one that its reserves are of. */
  readonly block: number;
}

/** Raw reserves at `block`. */
export interface ToldReserves extends ToldPool, PoolReserves {}

/** Raw reserves of one pool, as the chain has them. */
export type ReservesOf = (pair: Address) => Pick<PoolReserves, 'reserve0' | 'reserve1'> | undefined;

/**
 * Whether a told pool is missing among all pools that a factory has.
 * @param listed every pool of the factory at a block that is not below `fromBlock`
 * @param depthBlocks so far above its own block a pool is settled: before that a node may not have it yet
 */
export const namesMissingPool = (
  told: readonly ToldPool[],
  listed: readonly { readonly pair: Address }[],
  fromBlock: number,
  depthBlocks: number,
): boolean => {
  const known = new Set(listed.map(({ pair }) => pair));
  return told.some(({ pair, block }) => block + depthBlocks <= fromBlock && !known.has(pair));
};

/** Whether told reserves are those of the chain at their block, to the unit; what the chain did not answer counts as told. */
export const agreesWithReserves = (told: readonly ToldReserves[], chainOf: ReservesOf): boolean =>
  told.every(({ pair, reserve0, reserve1 }) => {
    const chain = chainOf(pair);
    return !chain || (chain.reserve0 === reserve0 && chain.reserve1 === reserve1);
  });
