import type { Address } from '#domain/tokens/types.ts';
import { pair } from '../abis/pair.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';
import type { PairTokens } from './bookReads.ts';
import { decoded, readAtBlock } from './multicall.ts';

export interface PairReserves extends PairTokens {
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

interface ReservesQuery {
  readonly multicall: Address;
  readonly pools: readonly PairTokens[];
  readonly at: 'latest' | number;
}

/**
 * Raw reserves at the end of one block, by one aggregate; pools that did not exist are left out. Rejects as
 * `readAtBlock` does.
 */
export const reservesAt = async (
  rpc: RpcClient,
  { multicall, pools, at }: ReservesQuery,
): Promise<readonly PairReserves[]> => {
  const calls = pools.map((pool) => pair.getReserves.call(pool.pair));
  const { outcomes } = await readAtBlock(rpc, { multicall, calls, at });
  return pools.flatMap((pool, i) => {
    const reserves = decoded(pair.getReserves, outcomes[i]);
    return reserves ? [{ ...pool, reserve0: reserves.reserve0, reserve1: reserves.reserve1 }] : [];
  });
};
