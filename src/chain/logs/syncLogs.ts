import type { Address } from '#domain/tokens/types.ts';
import { inSlices } from '#lib/inSlices.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { poolTopics } from '../abis/pool.ts';
import { decodeAll, uint } from '../codec/types.ts';
import type { PairTokens } from '../reading/bookReads.ts';
import type { PairReserves } from '../reading/reservesAt.ts';
import type { RpcClient } from '../rpc/createRpcClient.ts';
import { readLogs, type TakeRange } from './logRanges.ts';
import type { RpcLog } from './logs.ts';

type ReservesByBlock = ReadonlyMap<number, readonly PairReserves[]>;

interface SyncSearch {
  /** Each pool exists now, so one without an earlier log was empty. */
  readonly pools: readonly PairTokens[];
  readonly blocks: readonly number[];
  readonly firstBlock: number;
  readonly signal: AbortSignal;
}

/**
 * Reserves at the end of each block, by the last `Sync` up to it. One search backwards serves all blocks, and ends
 * once each pool is known at each block. Rejects with the error of `readLogs`, the signal's reason, or DecodeError.
 */
export const reservesBySync = async (
  rpc: RpcClient,
  { pools, blocks, firstBlock, signal }: SyncSearch,
): Promise<ReservesByBlock> => {
  const requested = [...new Set(blocks)].toSorted((a, b) => b - a);
  const found = new Map(requested.map((block): [number, PairReserves[]] => [block, []]));
  const [toBlock] = requested;
  if (toBlock === undefined || pools.length === 0) return found;
  const byAddress = new Map<Address, PairTokens>(pools.map((pool) => [pool.pair, pool]));
  const done = new Map<Address, number>(pools.map(({ pair }) => [pair, 0]));
  const isFound = new AbortController();
  const takeLog = ({ address, data, blockNumber, topics, removed }: RpcLog): void => {
    const pool = byAddress.get(toChecksumAddress(address));
    if (removed || topics[0] !== poolTopics.sync || !pool) return;
    const [reserve0, reserve1] = decodeAll<[bigint, bigint]>([uint, uint], data);
    // One object serves all blocks, because pools times blocks may be a million.
    const reserves: PairReserves = { ...pool, reserve0, reserve1 };
    let next = done.get(pool.pair) ?? 0;
    for (let block = requested[next]; block !== undefined && block >= Number(blockNumber); block = requested[next]) {
      found.get(block)?.push(reserves);
      next += 1;
    }
    done.set(pool.pair, next);
  };
  const take: TakeRange = async (logs) => {
    await inSlices(logs.toReversed(), takeLog, { signal });
    if ([...done.values()].every((next) => next === requested.length)) isFound.abort();
  };
  const read = await readLogs(
    rpc,
    { address: [...byAddress.keys()], topics: [poolTopics.sync] },
    { fromBlock: firstBlock, toBlock },
    take,
    { signal: AbortSignal.any([signal, isFound.signal]), isSparse: true },
  );
  if (!read.ok && !isFound.signal.aborted) throw read.error;
  return found;
};
