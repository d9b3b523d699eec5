import { readLogs } from '#chain/logs/logRanges.ts';
import { swapsByPool, swapsFilter } from '#chain/logs/swapLogs.ts';
import { blockAtTime, latestHeader } from '#chain/reading/blockAtTime.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { DAY_SECONDS } from '#domain/history/dayStats.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { PoolSwap } from '#domain/liquidity/feeYield.ts';
import type { Address } from '#domain/tokens/types.ts';

/** The range includes both ends. Swaps are newest first and complete. */
export interface SwapWindow extends BlockRange {
  readonly swaps: readonly PoolSwap[];
}

interface ReadPool extends SwapWindow {
  /** By number of days: the block before that many days, counted back from `toBlock`. */
  readonly edges: ReadonlyMap<number, number>;
}

export interface PoolSwapsState {
  readonly pools: ReadonlyMap<Address, ReadPool>;
  readonly status: 'reading' | 'complete' | 'failed';
  /** True if older swaps are left out, because the shown pools have too many. */
  readonly isFull: boolean;
}

export interface SwapSource {
  readonly rpc: RpcClient;
  readonly firstBlock: number;
}

export const unread: PoolSwapsState = { pools: new Map(), status: 'reading', isFull: false };

const windows = new WeakMap<ReadPool, Map<number, SwapWindow>>();

/** The last `days` days of a pool, undefined until they are complete. Returns the same object until more is read. */
export const windowOf = ({ pools }: PoolSwapsState, pool: Address, days: number): SwapWindow | undefined => {
  const read = pools.get(pool);
  const edge = read?.edges.get(days);
  if (!read || edge === undefined || read.fromBlock > edge + 1) return undefined;
  const known = windows.get(read) ?? new Map<number, SwapWindow>();
  windows.set(read, known);
  const before = known.get(days);
  if (before) return before;
  const older = read.swaps.findIndex(({ blockNumber }) => blockNumber <= edge);
  const swaps = older < 0 ? read.swaps : read.swaps.slice(0, older);
  const window = { fromBlock: edge + 1, toBlock: read.toBlock, swaps };
  known.set(days, window);
  return window;
};

interface Requested {
  readonly pools: readonly Address[];
  readonly days: number;
  readonly signal: AbortSignal;
}

const swapsKept = ({ pools }: PoolSwapsState): number => {
  let count = 0;
  for (const { swaps } of pools.values()) count += swaps.length;
  return count;
};

/** Pools with the same known range can share one read. */
const readEqually = (pools: readonly Address[], known: PoolSwapsState['pools']): readonly Address[] => {
  const rangeOf = (pool: Address): string => {
    const { fromBlock, toBlock } = known.get(pool) ?? {};
    return `${fromBlock} ${toBlock}`;
  };
  const [first] = pools;
  if (first === undefined) return [];
  return pools.filter((pool) => rangeOf(pool) === rangeOf(first)).slice(0, rules.markets.shown);
};

export type ReadPools = ReadonlyMap<Address, ReadPool>;

interface Reading {
  readonly pools: readonly Address[];
  readonly range: BlockRange;
  readonly signal: AbortSignal;
}

type TakeSwaps = (swaps: ReadonlyMap<Address, readonly PoolSwap[]>, step: BlockRange) => void;

const isBackground = (): boolean => true;

const readSwaps = async (rpc: RpcClient, { pools, range, signal }: Reading, take: TakeSwaps): Promise<void> => {
  const takeStep = (logs: readonly RpcLog[], step: BlockRange): void => take(swapsByPool(logs), step);
  const done = await readLogs(rpc, swapsFilter(pools), range, takeStep, { signal, isBackground });
  if (!done.ok) throw done.error;
};

const spanOf = async ({ rpc, firstBlock }: SwapSource, days: number, signal: AbortSignal) => {
  const latest = await latestHeader(rpc, signal);
  const search = { first: firstBlock - 1, latest, blockSeconds: env.blockTimeMs / 1000 };
  const edge = await blockAtTime(rpc, latest.timestamp - days * DAY_SECONDS, search, signal);
  return { toBlock: latest.blockNumber, edges: new Map([[days, edge]]) };
};

/** Swaps since the last read; an unread pool begins at the newest block. All pools must have the same known range. */
export const readNewer = async (
  source: SwapSource,
  known: ReadPools,
  { pools, days, signal }: Requested,
): Promise<ReadPools> => {
  const span = await spanOf(source, days, signal);
  const { toBlock } = span;
  const [first] = pools.flatMap((pool) => known.get(pool) ?? []);
  if (!first) return new Map(pools.map((pool) => [pool, { ...span, fromBlock: toBlock + 1, swaps: [] }]));
  const fromBlock = Math.max(source.firstBlock, Math.min(toBlock, first.toBlock) + 1 - rules.positions.overlapBlocks);
  const fresh = new Map<Address, readonly PoolSwap[]>(pools.map((pool) => [pool, []]));
  await readSwaps(source.rpc, { pools, range: { fromBlock, toBlock }, signal }, (swaps) => {
    for (const [pool, newer] of fresh) fresh.set(pool, [...newer, ...(swaps.get(pool) ?? [])]);
  });
  return new Map(
    [...fresh].map(([pool, newer]) => {
      const older = known.get(pool)?.swaps.filter(({ blockNumber }) => blockNumber < fromBlock) ?? [];
      return [pool, { ...span, fromBlock: Math.min(first.fromBlock, fromBlock), swaps: [...newer, ...older] }];
    }),
  );
};

/** Keeps each step at once, so that an interrupted read continues from there. */
export const readOlder = (
  { rpc }: SwapSource,
  known: () => ReadPools,
  reading: Reading,
  keep: (read: ReadPools) => void,
): Promise<void> =>
  readSwaps(rpc, reading, (swaps, { fromBlock }) =>
    keep(
      new Map(
        reading.pools.flatMap((pool): readonly (readonly [Address, ReadPool])[] => {
          const read = known().get(pool);
          return read ? [[pool, { ...read, fromBlock, swaps: [...read.swaps, ...(swaps.get(pool) ?? [])] }]] : [];
        }),
      ),
    ),
  );

export type SwapStep =
  | { readonly kind: 'newer'; readonly pools: readonly Address[] }
  | { readonly kind: 'older'; readonly pools: readonly Address[]; readonly range: BlockRange }
  | { readonly kind: 'full' | 'end' };

export const nextStep = (
  state: PoolSwapsState,
  { pools, days }: Pick<Requested, 'pools' | 'days'>,
  { firstBlock, isOld }: { readonly firstBlock: number; readonly isOld: (pool: Address) => boolean },
): SwapStep => {
  const isDue = (pool: Address): boolean => state.pools.get(pool)?.edges.has(days) !== true || isOld(pool);
  const due = readEqually(pools.filter(isDue), state.pools);
  if (due.length > 0) return { kind: 'newer', pools: due };
  const isShort = (pool: Address): boolean => windowOf(state, pool, days) === undefined;
  const short = readEqually(pools.filter(isShort), state.pools);
  const [read] = short.flatMap((pool) => state.pools.get(pool) ?? []);
  if (!read) return { kind: 'end' };
  if (swapsKept(state) > rules.pools.mostSwaps) return { kind: 'full' };
  const fromBlock = Math.max(firstBlock, (read.edges.get(days) ?? 0) + 1);
  return { kind: 'older', pools: short, range: { fromBlock, toBlock: read.fromBlock - 1 } };
};
