import type { PoolSwap } from '#domain/liquidity/feeYield.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { pairTopics } from '../abis/pair.ts';
import { decodeAll, uint } from '../codec/types.ts';
import type { LogFilter } from './logRanges.ts';
import type { RpcLog } from './logs.ts';

/** Filter for all swaps of these pools, by any router. */
export const swapsFilter = (pools: readonly Address[]): LogFilter => ({ address: pools, topics: [pairTopics.swap] });

/** Raw amounts of each pool's swaps, newest first; `logs` in chain order. Throws DecodeError. */
export const swapsByPool = (logs: readonly RpcLog[]): ReadonlyMap<Address, readonly PoolSwap[]> => {
  const byPool = new Map<Address, PoolSwap[]>();
  for (const { address, data, blockNumber, topics, removed } of logs.toReversed()) {
    if (removed || topics[0] !== pairTopics.swap) continue;
    const [in0, in1, out0, out1] = decodeAll<[bigint, bigint, bigint, bigint]>([uint, uint, uint, uint], data);
    const pool = toChecksumAddress(address);
    const own = byPool.get(pool) ?? [];
    own.push({ blockNumber: Number(blockNumber), in0, in1, out0, out1 });
    byPool.set(pool, own);
  }
  return byPool;
};
