import type { LogFilter } from '#chain/logs/logRanges.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { BlockResponse } from '../block/blockSubscribers.ts';
import type { Mutex } from '#lib/createMutex.ts';

/** `reading`: some blocks are unknown. `failed`: retried automatically. */
export type ReadingStatus = 'reading' | 'complete' | 'failed';

/** `newer`: one piece up to the head. `older`: directly below the known blocks. `live`: read with the shown block. */
export interface Received {
  readonly kind: 'newer' | 'older' | 'live';
  readonly range: BlockRange;
  readonly coverage: BlockRange;
}

export interface RangeReading<Found> {
  readonly kind: 'newer' | 'older';
  readonly range: BlockRange;
  readonly signal: AbortSignal;
  /** Reads newest blocks first, in steps that the node allows. */
  readSteps(range: BlockRange): Promise<void>;
  receive(found: Found, range: BlockRange): void;
  turn(): Promise<void>;
  lowest(): number;
}

export interface Recalled {
  readonly coverage: BlockRange;
  readonly hash: string;
  /** True if one block's request can include the later logs. */
  readonly isNear: boolean;
}

/** Requests all logs with the block, because the page waits for them. If they fail, the source is dropped. */
export const ALL_LOGS = 'allLogs';

/** Filters, decoder and receiver of followed logs. Rejections count as failures of the node. */
export interface LogSource<Found> {
  readonly rpc: RpcClient;
  readonly firstBlock: number;
  /** Number of known blocks that are requested again, for late logs and replaced blocks. */
  readonly overlapBlocks: number;
  readonly retry: { readonly blocks: number } | { readonly ms: number };
  readonly mutex?: Mutex;
  /** True if `prepare` compares block hashes: a rewind then needs no complete read. */
  readonly verifies?: boolean;
  /** True if few logs match, so that a range can be as wide as the node allows. */
  readonly isSparse?: boolean;
  /** True while no user waits. Reads are then delayed on a slow connection. */
  readonly isBackground?: () => boolean;
  filters(fromBlock: number): readonly LogFilter[];
  /** Restores an earlier visit's state without showing it. If the hash differs, the source is dropped. */
  recall?(): Recalled | typeof ALL_LOGS | undefined;
  /** Called before each read. Resolves to the known blocks that are still valid, and the newest block. */
  prepare?(
    known: BlockRange | undefined,
    head: number,
    signal: AbortSignal,
  ): Promise<{ readonly coverage: BlockRange | undefined; readonly head: number }>;
  /** Resolves once older blocks are needed; rejects with the signal's reason. */
  whenOlderNeeded?(signal: AbortSignal): Promise<void>;
  /** Maximum number of older blocks needed; undefined if unknown or unlimited. */
  maxOlderBlocks?(): number | undefined;
  /** Replaces `readSteps`. Must receive the whole range from its top down. */
  readRange?(reading: RangeReading<Found>): Promise<void>;
  alongside?(): Promise<void>;
  /** Resolves once the first of many results are shown: reads of the shown block then do not wait for the others. */
  firstResults?(): Promise<void>;
  /** @param logs in chain order @param options `blockTimestamp`: chain time of a live range's last block */
  decode(
    logs: readonly RpcLog[],
    range: BlockRange,
    options: { readonly signal: AbortSignal; readonly blockTimestamp?: number },
  ): Found | Promise<Found>;
  lacks?(found: Found, fromBlock: number): boolean;
  /** Ranges arrive newest first. A returned lower block repeats the request for the blocks above it. */
  receive(found: readonly Found[], received: Received): number | undefined;
  onStatus(status: ReadingStatus, error?: unknown): void;
  requests?(): readonly RpcRequest[];
  onBlock?(answers: BlockResponse): void;
  takeRetry?(): boolean;
}
