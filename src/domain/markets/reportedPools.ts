import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from './poolReserves.ts';

export interface ReportedPool extends Pick<PoolReserves, 'token0' | 'token1'> {
  readonly pair: Address;
  readonly block: number;
}

export interface ReportedReserves extends ReportedPool, PoolReserves {}

export type ReservesOf = (pair: Address) => Pick<PoolReserves, 'reserve0' | 'reserve1'> | undefined;

/**
 * True if the report names a pool that the factory lacks. `listed` has all pools of the factory, read at `fromBlock` or
 * later. Pools younger than `depthBlocks` do not count, because a lagging node may not know them.
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

/** True if reported reserves equal the chain's to the unit; a missing answer from the chain counts as equal. */
export const agreesWithReserves = (reported: readonly ReportedReserves[], chainOf: ReservesOf): boolean =>
  reported.every(({ pair, reserve0, reserve1 }) => {
    const chain = chainOf(pair);
    return !chain || (chain.reserve0 === reserve0 && chain.reserve1 === reserve1);
  });
