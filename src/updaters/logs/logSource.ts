import type { LogFilter } from '#chain/logs/logRanges.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { BlockResponse } from '../block/blockSubscribers.ts';
import type { Mutex } from '#lib/createMutex.ts';

/** `reading`: from its start until every block is known; `failed`: it is tried again by itself. */
export type ReadingStatus = 'reading' | 'complete' | 'failed';

/**
 * Origin of found logs. `newer`: everything between the blocks known before and the head, in one piece. `older`: a
 * range
 * right below the known blocks. `live`: the blocks from a little below the last one to the block shown, with that
 * block's
 * other responses.
 */
export interface Received {
  readonly kind: 'newer' | 'older' | 'live';
  readonly range: BlockRange;
  /** All blocks known now, without a gap. */
  readonly coverage: BlockRange;
}

/** A range of earlier blocks that is being read. */
export interface RangeReading<Found> {
  readonly kind: 'newer' | 'older';
  readonly range: BlockRange;
  readonly signal: AbortSignal;
  /** Reads the logs of a range, newest first, in steps the node allows. */
  readSteps(range: BlockRange): Promise<void>;
  /** Takes what was found in the next lower blocks of the range. */
  receive(found: Found, range: BlockRange): void;
  /** Resolves when a step may be read: others had their turn, and a user needs it. */
  turn(): Promise<void>;
  /** The lowest block known so far. */
  lowest(): number;
}

/** State of an earlier visit, not yet confirmed by the chain. */
export interface Recalled {
  readonly coverage: BlockRange;
  /** Hash of the last covered block. */
  readonly hash: string;
  /** The logs since may be requested with a block's calls. */
  readonly isNear: boolean;
}

/**
 * Nothing is known, and the page waits for the logs more than for the block: all of them go along with its request. Where
 * they do not come, the source is dropped.
 */
export const ALL_LOGS = 'allLogs';

/** Source of followed logs: filters, decoding and receiver. Rejections count as the node's failure. */
export interface LogSource<Found> {
  readonly rpc: RpcClient;
  /** No log is older. */
  readonly firstBlock: number;
  /** Known blocks whose logs are requested again, for late logs and replaced blocks. */
  readonly overlapBlocks: number;
  /** Delay before a failed reading is retried. */
  readonly retry: { readonly blocks: number } | { readonly ms: number };
  /** Lets followers read one range each in turn. */
  readonly mutex?: Mutex;
  /**
   * True if `prepare` compares block hashes. Then its blocks are on the chain, and reading continues from there without
   * an
   * overlap, also after a rewind of the chain. Otherwise a rewind causes a complete reading.
   */
  readonly verifies?: boolean;
  /** Few logs match the filters, as of one account: a range is read as wide as the node allows. */
  readonly isSparse?: boolean;
  /** True while no user waits for these logs: on a slow line they are delayed. */
  readonly isBackground?: () => boolean;
  /** Filters of the logs; none: nothing is to be requested yet. */
  filters(fromBlock: number): readonly LogFilter[];
  /**
   * Restores an earlier visit's state, so that the visit's first request has the rest, or all. Shows nothing of it: if
   * the
   * chain has another block at its end, the source is dropped.
   */
  recall?(): Recalled | typeof ALL_LOGS | undefined;
  /** Before each reading: the blocks known that still count, also from an earlier visit, and the newest block. */
  prepare?(
    known: BlockRange | undefined,
    head: number,
    signal: AbortSignal,
  ): Promise<{ readonly coverage: BlockRange | undefined; readonly head: number }>;
  /** Resolves once older blocks are needed; rejects with the signal's reason. */
  whenOlderNeeded?(signal: AbortSignal): Promise<void>;
  /** Maximum of older blocks needed; undefined: not known, or all. */
  maxOlderBlocks?(): number | undefined;
  /** Reads a range otherwise than by `readSteps`; everything from its top down to its bottom has to be received. */
  readRange?(reading: RangeReading<Found>): Promise<void>;
  /** Additional read; the reading is complete only with it. */
  alongside?(): Promise<void>;
  /** Decodes logs in chain order; `blockTimestamp` is the chain time of the last block of a live range. */
  decode(
    logs: readonly RpcLog[],
    range: BlockRange,
    options: { readonly signal: AbortSignal; readonly blockTimestamp?: number },
  ): Found | Promise<Found>;
  /** True if a known event from `fromBlock` on is missing in `found`. */
  lacks?(found: Found, fromBlock: number): boolean;
  /** Takes what was found, newest range first. May name a lower last block: those above are requested again. */
  receive(found: readonly Found[], received: Received): number | undefined;
  onStatus(status: ReadingStatus, error?: unknown): void;
  /** Requests in the same HTTP request as the live logs. */
  requests?(): readonly RpcRequest[];
  /** Every block, before its logs. */
  onBlock?(answers: BlockResponse): void;
  /** True if a retry was requested since. Called while the status is `failed`. */
  takeRetry?(): boolean;
}
