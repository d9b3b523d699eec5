import type { LogFilter } from '#chain/logs/logRanges.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { BlockResponse } from '../block/blockSubscribers.ts';
import type { Mutex } from '#lib/createMutex.ts';

/** `reading`: until every block is known. `failed`: retried automatically. */
export type ReadingStatus = 'reading' | 'complete' | 'failed';

/** `newer`: one piece up to the head. `older`: right below the known blocks. `live`: with the shown block's request. */
export interface Received {
  readonly kind: 'newer' | 'older' | 'live';
  readonly range: BlockRange;
  readonly coverage: BlockRange;
}

export interface RangeReading<Found> {
  readonly kind: 'newer' | 'older';
  readonly range: BlockRange;
  readonly signal: AbortSignal;
  /** Newest first, in steps the node allows. */
  readSteps(range: BlockRange): Promise<void>;
  receive(found: Found, range: BlockRange): void;
  /** Resolves when a step may be read: others had their turn, and a user needs it. */
  turn(): Promise<void>;
  lowest(): number;
}

export interface Recalled {
  readonly coverage: BlockRange;
  readonly hash: string;
  /** True if the later logs fit into one block's request. */
  readonly isNear: boolean;
}

/** The page waits for unknown logs: all are requested with the block. If they fail, the source is dropped. */
export const ALL_LOGS = 'allLogs';

/** Filters, decoder and receiver of followed logs. Rejections count as node failures. */
export interface LogSource<Found> {
  readonly rpc: RpcClient;
  readonly firstBlock: number;
  /** Known blocks that are requested again, for late logs and replaced blocks. */
  readonly overlapBlocks: number;
  readonly retry: { readonly blocks: number } | { readonly ms: number };
  readonly mutex?: Mutex;
  /** True if `prepare` compares block hashes: a rewind then needs no complete reading. */
  readonly verifies?: boolean;
  /** True if few logs match: a range is as wide as the node allows. */
  readonly isSparse?: boolean;
  /** True while no user waits: reads are delayed on a slow connection. */
  readonly isBackground?: () => boolean;
  filters(fromBlock: number): readonly LogFilter[];
  /** Restores an earlier visit's state without showing it; on a hash mismatch the source is dropped. */
  recall?(): Recalled | typeof ALL_LOGS | undefined;
  /** Before each reading: the known blocks that still count, and the newest block. */
  prepare?(
    known: BlockRange | undefined,
    head: number,
    signal: AbortSignal,
  ): Promise<{ readonly coverage: BlockRange | undefined; readonly head: number }>;
  /** Resolves once older blocks are needed; rejects with the signal's reason. */
  whenOlderNeeded?(signal: AbortSignal): Promise<void>;
  /** Maximum of older blocks needed; undefined for unknown or all. */
  maxOlderBlocks?(): number | undefined;
  /** Replaces `readSteps`; must receive the whole range from its top down. */
  readRange?(reading: RangeReading<Found>): Promise<void>;
  /** Additional read; the reading is complete only with it. */
  alongside?(): Promise<void>;
  /** Logs are in chain order; `blockTimestamp`: chain time of a live range's last block. */
  decode(
    logs: readonly RpcLog[],
    range: BlockRange,
    options: { readonly signal: AbortSignal; readonly blockTimestamp?: number },
  ): Found | Promise<Found>;
  lacks?(found: Found, fromBlock: number): boolean;
  /** Newest range first. A returned lower block makes the blocks above it be requested again. */
  receive(found: readonly Found[], received: Received): number | undefined;
  onStatus(status: ReadingStatus, error?: unknown): void;
  /** Sent in the HTTP request of the live logs. */
  requests?(): readonly RpcRequest[];
  onBlock?(answers: BlockResponse): void;
  /** True if a retry was requested since. Called while `failed`. */
  takeRetry?(): boolean;
}
