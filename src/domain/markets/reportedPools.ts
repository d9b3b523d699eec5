import type { Address } from '../tokens/types.ts';
import type { PoolReserves } from '../trade/bestRoute.ts';

/** A service's report; token0 has the lower address. */
export interface ReportedPool extends Pick<PoolReserves, 'token0' | 'token1'> {
  readonly pair: Address;
  readonly block: number;
}

export interface ReportedReserves extends ReportedPool, PoolReserves {}

export type ReservesOf = (pair: Address) => Pick<PoolReserves, 'reserve0' | 'reserve1'> | undefined;

/** `listed`: all pools of the factory at `fromBlock` or later. A node may lack a pool for `depthBlocks`. */
export const namesMissingPool = (
  reported: readonly ReportedPool[],
  listed: readonly { readonly pair: Address }[],
  fromBlock: number,
  depthBlocks: number,
): boolean => {
  const known = new Set(listed.map(({ pair }) => pair));
  return reported.some(({ pair, block }) => block + depthBlocks <= fromBlock && !known.has(pair));
};

/** Equal to the unit; no answer from the chain counts as equal. */
export const agreesWithReserves = (reported: readonly ReportedReserves[], chainOf: ReservesOf): boolean =>
  reported.every(({ pair, reserve0, reserve1 }) => {
    const chain = chainOf(pair);
    return !chain || (chain.reserve0 === reserve0 && chain.reserve1 === reserve1);
  });
